import type { UserEvent } from "@testing-library/user-event";

/**
 * Enters a text at once, like a person who pastes it, because a keystroke for each character
 * renders the form each time.
 */
export async function enterText(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
