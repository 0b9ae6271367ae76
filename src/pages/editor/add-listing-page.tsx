import { useNavigate } from "react-router-dom";
import { AddListingForm } from "@/components/editor/add-listing-form";
import { basicFields, toColumns } from "@/components/editor/field-values";
import type { ListingValues } from "@/components/editor/listing-schema";
import { PageHead } from "@/components/site/page-head";
import { Container } from "@/components/ui/container";
import { Notice } from "@/components/ui/notice";
import { TextLink } from "@/components/ui/text-link";
import { useHasRole } from "@/hooks/account/current-member";
import { useSession } from "@/hooks/account/session-store";
import { useSaveListing } from "@/hooks/editor/save-listing";
import { clearDraft } from "@/lib/browser/draft";
import { addedListingDraft } from "@/lib/browser/draft-names";
import type { SubmittedListing } from "@/lib/editor/submitted-listing";
import { paths } from "@/lib/paths";
import { readStoredUserId } from "@/lib/supabase/session-hint";
import type { SessionState } from "@/lib/supabase/session-state";
import { toast } from "@/lib/toast";

/** The owner of the form's draft; while the session is loading, the stored session's user. */
function draftOwner(session: SessionState): string | null {
  if (session.status === "loading") return readStoredUserId();
  return session.status === "signed-in" ? session.session.user.id : null;
}

export function Component() {
  const session = useSession();
  const userId = draftOwner(session);
  const isDoctor = useHasRole("doctor");
  const { mutateAsync: save } = useSaveListing("Error");
  const navigate = useNavigate();

  async function submit(values: ListingValues) {
    await save({
      id: values.id,
      version: undefined,
      changes: toColumns(basicFields, values),
      isOwnPractice: isDoctor && values.is_own_practice,
      howKnown: values.how_known,
    });
    clearDraft(addedListingDraft(userId));
    toast({
      title: "Success!",
      description: "Doctor listing submitted successfully",
      tone: "success",
    });
    const submitted: SubmittedListing = { id: values.id, name: values.practice_name };
    await navigate(paths.directory(), { state: { submitted } });
  }

  return (
    <Container className="max-w-4xl py-10 sm:py-14">
      <PageHead
        title="Add a DPC Doctor or Clinic"
        description="Add a Direct Primary Care practice you know, or your own, to the nationwide directory. Listing is free."
      />
      <h1 className="text-3xl">Add a DPC Doctor or Clinic</h1>
      <p className="mt-3 max-w-prose text-ink-soft">
        Add a Direct Primary Care practice you know. We review each listing before it appears in the
        directory. Listing is free.
      </p>
      {session.status === "signed-out" && (
        <Notice
          tone="info"
          title="You need an account to submit"
          className="mt-8 has-session:hidden"
        >
          Fill in what you know. We'll save it on this device until you've{" "}
          <TextLink to={paths.signUp("patient", paths.addListing)}>created an account</TextLink> or{" "}
          <TextLink to={paths.signIn(paths.addListing)}>signed in</TextLink>. Is it your own
          practice?{" "}
          <TextLink to={paths.signUp("doctor", paths.addListing)}>Join as a physician</TextLink>.
        </Notice>
      )}
      <div className={session.status === "signed-out" ? "has-session:invisible" : undefined}>
        <AddListingForm key={userId} userId={userId} isDoctor={isDoctor} onSubmit={submit} />
      </div>
    </Container>
  );
}
