package dev.homeport.serversdk.internal;

import dev.homeport.serversdk.AttributeValue;
import dev.homeport.serversdk.AttributeValue.Numeric;
import dev.homeport.serversdk.AttributeValue.NumericMap;
import dev.homeport.serversdk.AttributeValue.Text;
import dev.homeport.serversdk.AttributeValue.TextList;

/** The wire names of attribute types, and the raw value of an attribute. */
final class Attributes {
    private Attributes() {}

    static String type(AttributeValue attribute) {
        if (attribute instanceof Text) {
            return "STRING";
        }
        if (attribute instanceof Numeric) {
            return "DOUBLE";
        }
        return attribute instanceof TextList ? "STRING_LIST" : "STRING_DOUBLE_MAP";
    }

    /** The member of a backfill request's attribute that holds a value of this type. */
    static String member(AttributeValue attribute) {
        if (attribute instanceof Text) {
            return "S";
        }
        if (attribute instanceof Numeric) {
            return "N";
        }
        return attribute instanceof TextList ? "SL" : "SDM";
    }

    static Object value(AttributeValue attribute) {
        if (attribute instanceof Text text) {
            return text.value();
        }
        if (attribute instanceof Numeric numeric) {
            return numeric.value();
        }
        return attribute instanceof TextList list ? list.value() : ((NumericMap) attribute).value();
    }
}
