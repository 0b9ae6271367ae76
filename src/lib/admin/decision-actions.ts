/** The actions in the decision log, by the names they are stored under. */
const actions = [
  "verify listing",
  "reject listing",
  "open listing again",
  "take listing down",
  "put listing back",
  "merge listings",
  "edit listing",
  "approve claim",
  "reject claim",
  "revoke claim",
  "reassign listing",
  "dispute claim",
  "accept change",
  "decline change",
  "accept correction",
  "decline correction",
  "close report",
  "hide post",
  "keep post",
  "remove post",
  "erase post",
  "feature story",
  "stop featuring story",
  "hide comment",
  "keep comment",
  "remove comment",
  "erase comment",
  "import listings",
  "undo import",
  "grant doctor",
  "revoke doctor",
  "grant admin",
  "revoke admin",
  "suspend member",
  "restore member",
  "grant appeal",
  "decline appeal",
  "approve removal",
  "decline removal",
  "list despite removal",
  "answer message",
  "mark message as spam",
  "open message again",
];

/** Labels of the actions whose stored name isn't the one on screen. */
const labels: Readonly<Record<string, string>> = {
  "verify listing": "Approve listing",
  "open listing again": "Reopen listing",
  "put listing back": "Restore listing",
  "accept change": "Approve change",
  "decline change": "Reject change",
  "accept correction": "Approve correction",
  "decline correction": "Reject correction",
  "stop featuring story": "Remove story from home page",
  "grant doctor": "Add doctor role",
  "revoke doctor": "Remove doctor role",
  "grant admin": "Make admin",
  "revoke admin": "Remove admin role",
  "restore member": "Lift suspension",
  "grant appeal": "Approve appeal",
  "decline appeal": "Reject appeal",
  "decline removal": "Reject removal",
  "list despite removal": "Allow listing despite removal",
  "open message again": "Reopen message",
};

/** The actions to choose from, including the selected one even if this version of the site doesn't know it. */
export const decisionActions = (selected: string): string[] =>
  selected && !actions.includes(selected) ? [...actions, selected] : actions;

/** The label of an action: "hide post" is "Hide post". */
export const decisionLabel = (action: string): string =>
  labels[action] ?? action.charAt(0).toUpperCase() + action.slice(1);
