import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { CheckboxField } from "@/components/forms/checkbox-field";
import { FormErrorSummary } from "@/components/forms/form-error-summary";
import { RadioGroupField } from "@/components/forms/radio-group-field";
import { SearchField } from "@/components/forms/search-field";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { TextareaField } from "@/components/forms/textarea-field";

const notes = { label: "ZIP", hint: "Five digits", error: { message: "Enter a ZIP code" } };

test.each<[string, string, ReactElement]>([
  ["a text field", "textbox", <TextField key="1" {...notes} />],
  ["a text area", "textbox", <TextareaField key="2" {...notes} />],
  ["a list", "combobox", <SelectField key="3" {...notes} />],
  ["a check box", "checkbox", <CheckboxField key="4" {...notes} />],
  ["a search field", "searchbox", <SearchField key="5" {...notes} isLabelHidden />],
])("%s is named, described and marked by its own label, hint and error", (_name, role, field) => {
  render(field);
  const control = screen.getByRole(role, {
    name: "ZIP",
    description: "Five digits Enter a ZIP code",
  });
  expect(control.getAttribute("aria-invalid")).toBe("true");
});

test("a field without a hint or error has no aria-describedby", () => {
  render(<TextField label="City" error={undefined} isOptional />);
  const box = screen.getByRole("textbox", { name: "City (optional)" });
  expect(box.hasAttribute("aria-invalid")).toBe(false);
  expect(box.hasAttribute("aria-describedby")).toBe(false);
});

test("a radio group has a name and description and allows one choice", async () => {
  const user = userEvent.setup();
  const options = [
    { value: "patient", label: "Patient" },
    { value: "doctor", label: "Doctor" },
  ];
  render(
    <RadioGroupField
      label="I am a..."
      name="role"
      options={options}
      defaultValue="patient"
      error="Choose one"
    />,
  );
  expect(screen.getByRole("group", { name: "I am a...", description: "Choose one" })).toBeTruthy();
  expect(screen.getByRole("radio", { name: "Patient", checked: true })).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: "Doctor" }));
  expect(screen.getByRole("radio", { name: "Patient", checked: false })).toBeTruthy();
});

test("the error summary takes focus once and links to the field", async () => {
  const user = userEvent.setup();
  const form = (note: string) => (
    <form>
      <FormErrorSummary errors={[{ message: "Enter a ZIP code", fieldName: "zip" }]} />
      <TextField label="ZIP" name="zip" hint={note} />
    </form>
  );
  const { rerender } = render(form("a"));
  expect(document.activeElement).toBe(screen.getByRole("alert"));
  await user.click(screen.getByRole("button", { name: "Enter a ZIP code" }));
  const box = screen.getByRole("textbox", { name: "ZIP" });
  expect(document.activeElement).toBe(box);
  rerender(form("b"));
  expect(document.activeElement).toBe(box);
});
