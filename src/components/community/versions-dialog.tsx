import { PostText } from "@/components/community/post-text";
import { Moment } from "@/components/community/post-time";
import { Dialog } from "@/components/ui/dialog";
import { LoadFailure } from "@/components/ui/load-failure";
import { SectionLoading } from "@/components/ui/section";
import { useContentVersions } from "@/hooks/community/content-versions";
import { t } from "@/lib/messages";

interface VersionsDialogProps {
  kind: "post" | "comment";
  id: string;
  onClose: () => void;
}

/** The earlier versions of a post or comment. */
export function VersionsDialog({ kind, id, onClose }: VersionsDialogProps) {
  const versions = useContentVersions(kind, id);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={
        kind === "post" ? t`Earlier versions of this post` : t`Earlier versions of this comment`
      }
    >
      {versions.isPending && <SectionLoading label={t`Loading versions...`} />}
      {versions.isError && !versions.data && <LoadFailure query={versions} />}
      <ol className="grid divide-y divide-line">
        {versions.data?.map((version) => (
          <li key={version.id} className="min-w-0 py-4 first:pt-0">
            <p className="mb-2 text-sm text-ink-soft">
              <Moment time={version.written_at} />
              {!version.is_public && ` · ${t`visible only to the author and admins`}`}
            </p>
            <PostText content={version.content} />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
