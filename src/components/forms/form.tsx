import { type ComponentProps, type SubmitEvent, useState } from "react";
import { oneAtATime } from "@/lib/browser/one-at-a-time";

interface FormProps extends Omit<ComponentProps<"form">, "onSubmit"> {
  /** When it returns a promise, the form is not sent again until that has settled. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
}

/** A form that says itself what is wrong in it, and that a double click sends once. */
export function Form({ onSubmit, ...props }: FormProps) {
  const [start] = useState(oneAtATime);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        if (!start(() => onSubmit(event))) event.preventDefault();
      }}
      {...props}
    />
  );
}
