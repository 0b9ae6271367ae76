import { matchReasons } from "@/components/add-listing/match-reasons";
import { TextLink } from "@/components/ui/text-link";
import type { ListedPractice } from "@/hooks/listings/listed-practices";
import { paths } from "@/lib/paths";

interface ListedPracticeRowProps {
  listed: ListedPractice;
  /** The form isn't submitted yet, so links open in a new tab. */
  isTyping: boolean;
}

/** A listing that may be the same practice, with links to claim or correct it. */
export function ListedPracticeRow({ listed, isTyping }: ListedPracticeRowProps) {
  const reasons = matchReasons(listed.matched);
  const target = isTyping ? "_blank" : undefined;
  if (listed.id === null) {
    return (
      <li>
        A practice with {reasons} is already pending review. Once it's approved, it will appear in
        the directory and can be claimed there.
      </li>
    );
  }
  return (
    <li>
      <TextLink to={paths.listing(listed.id)} target={target}>
        {listed.practice_name}
      </TextLink>
      , {listed.address_city}, {listed.address_state}, has {reasons}.{" "}
      {listed.is_public ? (
        <>
          {!listed.is_owned && (
            <>
              Is it yours?{" "}
              <TextLink to={paths.listing(listed.id)} target={target}>
                Claim it
              </TextLink>
              .{" "}
            </>
          )}
          Is something wrong?{" "}
          <TextLink to={paths.correctListing(listed.id)} target={target}>
            Suggest a correction
          </TextLink>
          .
        </>
      ) : (
        "It's pending review."
      )}
    </li>
  );
}
