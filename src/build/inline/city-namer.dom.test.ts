import { beforeEach, expect, test } from "vitest";
import cityNamer from "@/build/inline/city-namer";
import { placeName, placePath } from "@/lib/places/places";

const heading = () => document.querySelector("h1")?.textContent;

beforeEach(() => {
  document.title = "Direct Primary Care in your city | DPC Nearby";
  document.body.innerHTML =
    "<h1>Direct Primary Care in your city</h1>" +
    '<main><ol><li aria-current="page">your city</li></ol><p>What your city has</p></main>';
});

test("the title, the heading and the trail name the city of the address", () => {
  history.replaceState(null, "", "/directory/texas/round-rock");
  cityNamer();
  expect(document.title).toBe("Direct Primary Care in Round Rock, Texas | DPC Nearby");
  expect(heading()).toBe("Direct Primary Care in Round Rock, Texas");
  expect(document.querySelector("li")?.textContent).toBe("Round Rock, Texas");
  expect(document.querySelector("p")?.textContent).toBe("What your city has");
});

test("a state is called what the app calls it", () => {
  history.replaceState(null, "", placePath({ state: "DC", city: "washington" }));
  cityNamer();
  expect(heading()).toBe(`Direct Primary Care in ${placeName("DC", "Washington")}`);
});

test("an address without a city leaves the document as it is", () => {
  history.replaceState(null, "", "/directory/texas");
  cityNamer();
  expect(heading()).toBe("Direct Primary Care in your city");
});
