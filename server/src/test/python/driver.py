"""Calls GameLift through boto3: one call a line in, one answer a line out (see DriverClient)."""

import datetime
import json
import sys

import boto3
import botocore
import botocore.config
import botocore.exceptions
import botocore.model

endpoint, protocol = sys.argv[1:3]
if protocol == "cbor":
    # boto3 prefers JSON and has no setting for it, but it speaks CBOR to services that know nothing else.
    botocore.model.PRIORITY_ORDERED_SUPPORTED_PROTOCOLS = ("smithy-rpc-v2-cbor",)

client = boto3.client(
    "gamelift",
    endpoint_url=endpoint,
    config=botocore.config.Config(parameter_validation=False, retries={"total_max_attempts": 1}),
)


def to_python(value):
    if isinstance(value, dict):
        if "$time" in value:
            return datetime.datetime.fromtimestamp(value["$time"] / 1000, datetime.timezone.utc)
        return {name: to_python(member) for name, member in value.items()}
    return [to_python(member) for member in value] if isinstance(value, list) else value


def to_plain(value):
    if isinstance(value, datetime.datetime):
        return {"$time": round(value.timestamp() * 1000)}
    if isinstance(value, dict):
        return {name: to_plain(member) for name, member in value.items() if name != "ResponseMetadata"}
    return [to_plain(member) for member in value] if isinstance(value, list) else value


def pages(method, parameters, size):
    if size is None:
        yield getattr(client, method)(**parameters)
    elif client.can_paginate(method):
        yield from client.get_paginator(method).paginate(PaginationConfig={"PageSize": size}, **parameters)
    else:
        page = {"NextToken": None}
        while "NextToken" in page:
            token = {"NextToken": page["NextToken"]} if page["NextToken"] else {}
            page = getattr(client, method)(Limit=size, **parameters, **token)
            yield page


def answer(call):
    method = botocore.xform_name(call["operation"])
    return [to_plain(page) for page in pages(method, to_python(call["input"]), call.get("pageSize"))]


for line in sys.stdin:
    try:
        reply = {"pages": answer(json.loads(line))}
    except botocore.exceptions.ClientError as e:
        error, status = e.response["Error"], e.response["ResponseMetadata"]["HTTPStatusCode"]
        reply = {"error": {"code": error["Code"], "message": error["Message"], "status": status}}
    except Exception as e:
        reply = {"error": {"code": type(e).__name__, "message": str(e), "status": 0}}
    print(json.dumps(reply), flush=True)
