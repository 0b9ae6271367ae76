import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Illustration } from "@/components/ui/illustration";

test("an illustration loads lazily and has a fixed size", () => {
  render(<Illustration name="guide" alt="An open book" />);
  const picture = screen.getByRole("img", { name: "An open book" });
  expect(picture.getAttribute("loading")).toBe("lazy");
  expect([picture.getAttribute("width"), picture.getAttribute("height")]).toEqual(["1200", "675"]);
});

test("a high-priority illustration loads eagerly", () => {
  render(<Illustration name="about" alt="A kitchen table" priority="high" />);
  const picture = screen.getByRole("img", { name: "A kitchen table" });
  expect(picture.getAttribute("loading")).toBe("eager");
  expect(picture.getAttribute("fetchpriority")).toBe("high");
});
