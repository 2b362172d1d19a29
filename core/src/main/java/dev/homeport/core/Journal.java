package dev.homeport.core;

import java.util.ArrayList;
import java.util.List;

/** Remembers how to undo the changes of the transaction under way. */
final class Journal {
    private final List<Runnable> undos = new ArrayList<>();
    private boolean open;

    void begin() {
        assert !open : "a transaction is already open";
        open = true;
    }

    void changed(Runnable undo) {
        if (!open) {
            throw new IllegalStateException("tables change only inside a transaction");
        }
        undos.add(undo);
    }

    void commit() {
        undos.clear();
        open = false;
    }

    void rollBack() {
        for (int i = undos.size() - 1; i >= 0; i--) {
            undos.get(i).run();
        }
        commit();
    }
}
