/** The acts of administrators that the log knows, in the words it keeps them by. */
const actions = [
  ...["verify listing", "reject listing", "open listing again", "take listing down"],
  ...["put listing back", "merge listings", "edit listing"],
  "approve claim",
  "reject claim",
  "revoke claim",
  "reassign listing",
  "dispute claim",
  ...["accept change", "decline change", "accept correction", "decline correction"],
  "close report",
  "hide post",
  "keep post",
  "remove post",
  "erase post",
  ...["feature story", "stop featuring story"],
  "hide comment",
  "keep comment",
  "remove comment",
  "erase comment",
  ...["import listings", "undo import"],
  ...["grant doctor", "revoke doctor", "grant admin", "revoke admin"],
  "suspend member",
  "restore member",
  "grant appeal",
  "decline appeal",
  "approve removal",
  "decline removal",
  "list despite removal",
  ...["answer message", "mark message as spam", "open message again"],
];

/** What can be asked for, with what is being asked for: an address may name an act of another time. */
export const decisionActions = (asked: string): string[] =>
  asked && !actions.includes(asked) ? [...actions, asked] : actions;

/** An act as the desk calls it: "grant admin" is "Grant admin". */
export const decisionLabel = (action: string): string =>
  action.charAt(0).toUpperCase() + action.slice(1);
