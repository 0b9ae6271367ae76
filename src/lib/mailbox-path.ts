/** Where the embedded backend itself shows the mails that it caught. */
export const mailboxPath = "/_mailbox";
