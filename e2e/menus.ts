import type { Locator, Page } from "@playwright/test";

/** Whether the browser tells a screen reader that what a button opens is open: no attribute says so. */
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
