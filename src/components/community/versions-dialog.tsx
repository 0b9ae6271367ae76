import { PostText } from "@/components/community/post-text";
import { Moment } from "@/components/community/post-time";
import { Dialog } from "@/components/ui/dialog";
import { LoadFailure } from "@/components/ui/load-failure";
import { SectionLoading } from "@/components/ui/section";
import { useContentVersions } from "@/hooks/community/content-versions";

interface VersionsDialogProps {
  kind: "post" | "comment";
  id: string;
  onClose: () => void;
}

/** The earlier versions of a post or comment. */
export function VersionsDialog({ kind, id, onClose }: VersionsDialogProps) {
  const versions = useContentVersions(kind, id);
  return (
    <Dialog open onOpenChange={onClose} title={`Earlier versions of this ${kind}`}>
      {versions.isPending && <SectionLoading label="Loading versions..." />}
      {versions.isError && !versions.data && <LoadFailure query={versions} />}
      <ol className="grid divide-y divide-line">
        {versions.data?.map((version) => (
          <li key={version.id} className="min-w-0 py-4 first:pt-0">
            <p className="mb-2 text-sm text-ink-soft">
              Written <Moment time={version.written_at} />
              {!version.is_public && " · visible only to the author and admins"}
            </p>
            <PostText content={version.content} />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
