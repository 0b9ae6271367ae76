/** The path of the embedded backend's mailbox, which shows the emails it has captured. */
export const mailboxPath = "/_mailbox";
