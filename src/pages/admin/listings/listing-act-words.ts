import type { DeskListing } from "@/hooks/listings/any";
import type { ListingAct } from "@/lib/listings/listing-acts";

type Ruling = Exclude<ListingAct, "reassign" | "merge">;

interface ActWords {
  title: string;
  description: string;
  button: string;
  reason: "needed" | "optional" | "none";
  isDangerous?: boolean;
  done: string;
}

const ofPublicListing =
  "It leaves the directory at once, and what patients asked of it ends. Its owner and who added it read the reason.";

/** What a ruling over a listing is called, and what it brings about. */
export function listingActWords(act: Ruling, listing: DeskListing): ActWords {
  const name = listing.practice_name;
  const words: Record<Ruling, ActWords> = {
    verify: {
      title: `Verify ${name}?`,
      description: listing.user_id
        ? "It appears in the directory, and who set it up becomes its approved owner."
        : "It appears in the directory.",
      button: "Verify",
      reason: "none",
      done: "It is in the directory now.",
    },
    reject: {
      title: `Refuse ${name}?`,
      description:
        "It stays out of the directory. Its people read the reason, and can send it again; after three refusals only an administrator can open it again.",
      button: "Refuse",
      reason: "needed",
      done: "It stays out of the directory.",
    },
    reopen: {
      title: `Open ${name} again?`,
      description: "It waits for verification again, and its refusals are forgotten.",
      button: "Open again",
      reason: "optional",
      done: "It waits for verification again.",
    },
    "take down": {
      title: `Take down ${name}?`,
      description: ofPublicListing,
      button: "Take down",
      reason: "needed",
      isDangerous: true,
      done: "It is out of the directory now.",
    },
    restore: {
      title: `Put ${name} back?`,
      description: listing.status_reason
        ? "It appears in the directory again, and its people are told."
        : "Its own people withdrew it. It appears in the directory again, and they are told.",
      button: "Put back",
      reason: "optional",
      done: "It is in the directory again.",
    },
    revoke: {
      title: `Take ${name} from its owner?`,
      description: `${listing.owner?.full_name ?? "The owner"} can no longer edit it nor read what patients ask. The listing stays as it is, and others can claim it.`,
      button: "Revoke owner",
      reason: "needed",
      isDangerous: true,
      done: "It has no owner now.",
    },
  };
  return words[act];
}
