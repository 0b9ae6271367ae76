import { DeleteDialog } from "@/components/account/delete-dialog";
import { useSuspension } from "@/hooks/profiles/current-member";

/** Explains what is deleted and what is kept, with the button that deletes the account. */
export function DeleteSection({ userId, email }: { userId: string; email: string }) {
  const isSuspended = useSuspension() !== null;
  return (
    <div className="grid justify-items-start gap-5">
      <dl className="grid gap-4">
        <div>
          <dt className="font-semibold">What we delete</dt>
          <dd>
            Your account, your profile and picture, and all your posts, stories, comments, likes,
            shares, claims, requests, saved practices, alerts, notifications, and blocks, plus your
            access to practices you work for.
          </dd>
        </div>
        <div>
          <dt className="font-semibold">What we keep</dt>
          <dd>
            Listings you added, claimed, or own stay in the directory, and corrections and reports
            stay on file, without any link to you. Your practice’s staff will lose access, so
            transfer ownership first if they should keep managing it.
          </dd>
          {isSuspended && (
            <dd className="mt-2">
              Your suspension also stays. Until it ends, we keep a code derived from your email. The
              email can’t be read from the code, but a new account with the same email will be
              suspended.
            </dd>
          )}
        </div>
      </dl>
      <DeleteDialog userId={userId} email={email} />
    </div>
  );
}
