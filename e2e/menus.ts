import type { Locator, Page } from "@playwright/test";

/**
 * Returns whether the accessibility tree reports a popover button as expanded. No DOM attribute
 * shows this.
 */
export async function isExpanded(page: Page, button: Locator): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const name = await button.getAttribute("aria-label");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", {
    nodeId: root.nodeId,
    selector: `button[aria-label="${name}"]`,
  });
  const { nodes } = await session.send("Accessibility.getPartialAXTree", {
    nodeId,
    fetchRelatives: false,
  });
  await session.detach();
  return nodes[0]?.properties?.find((property) => property.name === "expanded")?.value.value;
}
