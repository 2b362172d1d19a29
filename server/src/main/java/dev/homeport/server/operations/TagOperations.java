package dev.homeport.server.operations;

import dev.homeport.api.tag.ListTagsForResourceInput;
import dev.homeport.api.tag.ListTagsForResourceOutput;
import dev.homeport.api.tag.Tag;
import dev.homeport.api.tag.TagResourceInput;
import dev.homeport.api.tag.TagResourceOutput;
import dev.homeport.api.tag.UntagResourceInput;
import dev.homeport.api.tag.UntagResourceOutput;
import dev.homeport.core.State;
import dev.homeport.core.tag.Resource;
import dev.homeport.core.tag.Resources;
import dev.homeport.core.tag.TagResource;
import dev.homeport.core.tag.UntagResource;
import dev.homeport.server.log.Commands;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletionStage;

/** Tag operations of the GameLift API. */
final class TagOperations {
    private final Commands commands;
    private final State state;

    TagOperations(Commands commands, State state) {
        this.commands = commands;
        this.state = state;
    }

    CompletionStage<TagResourceOutput> tagResource(TagResourceInput in) {
        return commands.submit(new TagResource(Arns.resource(in.resourceArn()), toMap(in.tags())))
                .thenApply(done -> new TagResourceOutput());
    }

    CompletionStage<UntagResourceOutput> untagResource(UntagResourceInput in) {
        return commands.submit(new UntagResource(Arns.resource(in.resourceArn()), in.tagKeys()))
                .thenApply(done -> new UntagResourceOutput());
    }

    ListTagsForResourceOutput listTagsForResource(ListTagsForResourceInput in) {
        Resource resource = Arns.resource(in.resourceArn());
        Resources.requireTaggable(state, resource);
        return new ListTagsForResourceOutput(state.tags().of(resource).entrySet().stream()
                .map(tag -> new Tag(tag.getKey(), tag.getValue()))
                .toList());
    }

    /** Of two tags with one key, the later counts. */
    static Map<String, String> toMap(List<Tag> tags) {
        Map<String, String> map = new TreeMap<>();
        if (tags != null) {
            tags.forEach(tag -> map.put(tag.key(), tag.value()));
        }
        return map;
    }
}
