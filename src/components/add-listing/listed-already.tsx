import { Notice } from "@/components/ui/notice";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/lib/paths";

interface AlreadyListedNoticeProps {
  listed: {
    message: string;
    /** Null when the match is another member's listing that is pending review. */
    id: string | null;
    isPublic: boolean;
  };
  /** The practice is the person's own. */
  isOwn: boolean;
}

/** A notice that a practice is already listed, with links to claim or correct it. */
export function AlreadyListedNotice({
  listed: { message, id, isPublic },
  isOwn,
}: AlreadyListedNoticeProps) {
  return (
    <Notice tone="attention" title={message}>
      {id && isPublic && (
        <>
          <TextLink to={paths.listing(id)}>See the listing</TextLink>. Is it yours?{" "}
          <TextLink to={paths.listing(id)}>Claim it</TextLink> to edit it. Is something wrong or
          missing? <TextLink to={paths.correctListing(id)}>Suggest a correction</TextLink>.
        </>
      )}
      {id && !isPublic && <TextLink to={paths.listing(id)}>See your listing</TextLink>}
      {!id &&
        (isOwn
          ? "If it's yours, you can claim it once it's in the directory."
          : "It will appear in the directory once it's approved. You don't need to add it again.")}
    </Notice>
  );
}
