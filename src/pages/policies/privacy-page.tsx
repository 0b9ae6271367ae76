import { ProsePage } from "@/components/layout/prose-page";
import { paths } from "@/lib/paths";
import { collection } from "@/pages/policies/privacy-collection";
import { keeping } from "@/pages/policies/privacy-keeping";

export function PrivacyPage() {
  return (
    <ProsePage
      path={paths.privacy}
      title="Privacy"
      description="What DPC Nearby stores about you, where, who can read it, how long it is kept, and how to download or delete it. No trackers, no advertising, no cookies."
      updated="2026-11-21"
      intro={
        <p>
          We keep what the site needs to work, show you who can see it, and let you take it along or
          delete it. There are no trackers and no advertising.
        </p>
      }
      sections={[...collection, ...keeping]}
    />
  );
}
