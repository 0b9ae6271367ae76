import { CountedSection } from "@/components/moderation/counted-section";
import { Badge } from "@/components/ui/badge";
import { TextLink } from "@/components/ui/text-link";
import { useMemberComments, useMemberPosts } from "@/hooks/moderation/member-records";
import { formatMoment } from "@/lib/format/dates";
import { paths } from "@/lib/paths";

/** What a member wrote, hidden or not. */
export function MemberWritings({ id }: { id: string }) {
  return (
    <>
      <CountedSection title="Posts" emptyText="None." query={useMemberPosts(id)}>
        {(post) => <Writing key={post.id} writing={post} to={paths.post(post.id)} />}
      </CountedSection>
      <CountedSection title="Comments" emptyText="None." query={useMemberComments(id)}>
        {(comment) => (
          <Writing key={comment.id} writing={comment} to={paths.postComments(comment.post_id)} />
        )}
      </CountedSection>
    </>
  );
}

interface WritingProps {
  writing: { content: string; created_at: string; hidden_at: string | null };
  to: string;
}

function Writing({ writing, to }: WritingProps) {
  return (
    <li className="px-5 py-3">
      <p className="flex flex-wrap items-center gap-x-3 text-sm">
        <TextLink to={to}>{formatMoment(writing.created_at)}</TextLink>
        {writing.hidden_at && <Badge tone="attention">Hidden</Badge>}
      </p>
      <p dir="auto" className="line-clamp-3 break-words whitespace-pre-line">
        {writing.content}
      </p>
    </li>
  );
}
