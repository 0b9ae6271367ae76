import { DeleteDialog } from "@/components/account/delete-dialog";
import { useSuspension } from "@/hooks/profiles/current-member";

/** Says what deleting the account takes and what it leaves, before it can be asked for. */
export function DeleteSection({ userId, email }: { userId: string; email: string }) {
  const isSuspended = useSuspension() !== null;
  return (
    <div className="grid justify-items-start gap-5">
      <dl className="grid gap-4">
        <div>
          <dt className="font-semibold">What is removed, for good</dt>
          <dd>
            Your account and sign-in, your profile with its picture, and all your posts, stories,
            comments, likes, shares, claims, requests, saved practices, alerts and notifications,
            the list of people you have blocked, and your access to practices you work for.
          </dd>
        </div>
        <div>
          <dt className="font-semibold">What stays</dt>
          <dd>
            Practice listings that you added, claimed or own stay in the directory, and so do
            corrections and reports, without any link to you. Who works for a practice of yours
            loses access: hand it over first if it should go on.
          </dd>
          {isSuspended && (
            <dd className="mt-2">
              Your suspension stays, too. Until it ends, we keep a code made from your email
              address. The address can’t be read from it, but an account that signs up with the same
              address is suspended, too.
            </dd>
          )}
        </div>
      </dl>
      <DeleteDialog userId={userId} email={email} />
    </div>
  );
}
