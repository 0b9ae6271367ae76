import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Illustration } from "@/components/ui/illustration";

test("a picture waits for its turn and keeps its place", () => {
  render(<Illustration name="guide" alt="An open book" />);
  const picture = screen.getByRole("img", { name: "An open book" });
  expect(picture.getAttribute("loading")).toBe("lazy");
  expect([picture.getAttribute("width"), picture.getAttribute("height")]).toEqual(["1200", "675"]);
});

test("the picture of the first screen is fetched at once", () => {
  render(<Illustration name="about" alt="A kitchen table" priority="high" />);
  const picture = screen.getByRole("img", { name: "A kitchen table" });
  expect(picture.getAttribute("loading")).toBe("eager");
  expect(picture.getAttribute("fetchpriority")).toBe("high");
});
