import { Tray } from "@/components/comparison/tray";
import { PageHead } from "@/components/layout/page-head";
import { Container } from "@/components/ui/container";
import { TextLink } from "@/components/ui/text-link";
import { useIsInBrowser } from "@/hooks/in-browser";
import { useSession } from "@/hooks/session/store";
import { paths } from "@/lib/paths";
import { Alerts } from "@/pages/saved/alerts";
import { SavedListings } from "@/pages/saved/saved-listings";

/** Saved listings and alerts. */
export function Component() {
  const { status } = useSession();
  const isInBrowser = useIsInBrowser();
  return (
    <Container className="py-8 sm:py-14">
      <PageHead
        title="Saved"
        description="The Direct Primary Care practices you saved, and your alerts."
        isIndexed={false}
      />
      <h1 className="text-3xl">Saved</h1>
      <p className="mt-3 mb-6 min-h-14 max-w-prose text-ink-soft sm:min-h-7">
        {status === "signed-in" && "Practices you saved. Only you can see them."}
        {status === "signed-out" && (
          <span className="has-session:invisible">
            Practices you save stay on this device.{" "}
            <TextLink to={paths.signIn(paths.saved())}>Sign in</TextLink> to see them on all your
            devices.
          </span>
        )}
      </p>
      <SavedListings />
      {/* Rendered last, because the content above would move it. */}
      {isInBrowser && <Alerts />}
      <Tray />
    </Container>
  );
}
