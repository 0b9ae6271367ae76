import { CountedSection } from "@/components/moderation/counted-section";
import { Badge } from "@/components/ui/badge";
import { TextLink } from "@/components/ui/text-link";
import { useMemberComments, useMemberPosts } from "@/hooks/moderation/member-records";
import { formatMoment } from "@/lib/format/dates";
import { paths } from "@/lib/paths";

/** A member's posts and comments, including hidden ones. */
export function MemberContent({ id }: { id: string }) {
  return (
    <>
      <CountedSection title="Posts" emptyText="None." query={useMemberPosts(id)}>
        {(post) => <ContentItem key={post.id} content={post} to={paths.post(post.id)} />}
      </CountedSection>
      <CountedSection title="Comments" emptyText="None." query={useMemberComments(id)}>
        {(comment) => (
          <ContentItem
            key={comment.id}
            content={comment}
            to={paths.postComments(comment.post_id)}
          />
        )}
      </CountedSection>
    </>
  );
}

interface ContentItemProps {
  content: { content: string; created_at: string; hidden_at: string | null };
  to: string;
}

function ContentItem({ content, to }: ContentItemProps) {
  return (
    <li className="px-5 py-3">
      <p className="flex flex-wrap items-center gap-x-3 text-sm">
        <TextLink to={to}>{formatMoment(content.created_at)}</TextLink>
        {content.hidden_at && <Badge tone="attention">Hidden</Badge>}
      </p>
      <p dir="auto" className="line-clamp-3 break-words whitespace-pre-line">
        {content.content}
      </p>
    </li>
  );
}
