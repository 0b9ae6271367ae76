import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { PageHead } from "@/components/layout/page-head";
import { PracticeChoice } from "@/components/practice/practice-choice";
import { PracticeForm } from "@/components/practice/practice-form";
import { SectionFailed } from "@/components/profiles/section-states";
import { useAccount } from "@/components/session/account-context";
import { Container } from "@/components/ui/container";
import { Notice } from "@/components/ui/notice";
import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import { type OwnPractice, useOwnPractices } from "@/hooks/doctors/own-practices";
import { useRoles } from "@/hooks/profiles/roles";
import { paths } from "@/lib/paths";
import { DoctorsOnly } from "@/pages/doctors/doctors-only";

export function PracticeSetupPage() {
  const { id: userId } = useAccount();
  const roles = useRoles(userId);
  return (
    <Container className="py-10 sm:py-14">
      <PageHead title="Practice Setup" isIndexed={false} />
      <h1 className="mb-6 text-3xl">Your Practice</h1>
      {roles.isPending && <SetupSkeleton />}
      {roles.isError && <SectionFailed query={roles} />}
      {roles.data && !roles.data.includes("doctor") && <DoctorsOnly />}
      {roles.data?.includes("doctor") && <OwnPractices userId={userId} />}
    </Container>
  );
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

function OwnPractices({ userId }: { userId: string }) {
  const practices = useOwnPractices(userId);
  const [params] = useSearchParams();
  // Given before it is saved, so that saving twice after a lost answer adds no second listing.
  const [newId] = useState(() => crypto.randomUUID());

  if (practices.isPending) return <SetupSkeleton />;
  if (!practices.data) return <SectionFailed query={practices} />;
  const chosen = params.get("practice") ?? "";
  const id = uuid.test(chosen) ? chosen : (practices.data[0]?.id ?? newId);
  const practice = practices.data.find((one) => one.id === id);
  return (
    <>
      {practices.data.length > 0 && <PracticeChoice practices={practices.data} chosenId={id} />}
      <Standing practice={practice} />
      <PracticeForm key={id} userId={userId} id={id} practice={practice} />
    </>
  );
}

/** Where the listing stands. */
function Standing({ practice }: { practice: OwnPractice | undefined }) {
  if (!practice) {
    return (
      <Notice title="A new listing" className="mb-8">
        We check each new listing before it appears in the directory. Is your practice{" "}
        <TextLink to={paths.directory()}>listed already</TextLink>? Then claim it there instead.
      </Notice>
    );
  }
  return (
    <Notice
      tone={practice.verified ? "success" : "attention"}
      title={practice.verified ? "Public" : "Waiting for verification"}
      className="mb-8"
    >
      {practice.verified
        ? "Patients find this listing in the directory. "
        : "We check it before it appears in the directory; until then only you see it. "}
      <TextLink to={paths.doctor(practice.id)}>View the listing</TextLink>
    </Notice>
  );
}

function SetupSkeleton() {
  return (
    <LoadingRegion label="Loading your practice..." className="grid gap-8">
      <Skeleton className="h-96 rounded-2xl" />
    </LoadingRegion>
  );
}
