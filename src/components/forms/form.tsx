import { type ComponentProps, type KeyboardEvent, type SubmitEvent, useState } from "react";
import { oneAtATime } from "@/lib/browser/one-at-a-time";

interface FormProps extends Omit<ComponentProps<"form">, "onSubmit"> {
  /** When it returns a promise, the form is not sent again until that has settled. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
  /** False for a form that is long, or whose effect can't be undone: Enter in a field then does nothing. */
  submitsOnEnter?: boolean;
}

function ignoreEnter(event: KeyboardEvent<HTMLFormElement>) {
  const isField =
    event.target instanceof HTMLInputElement && !/^(?:submit|button|file)$/.test(event.target.type);
  if (event.key === "Enter" && isField) event.preventDefault();
}

/** A form that says itself what is wrong in it, and that a double click sends once. */
export function Form({ onSubmit, submitsOnEnter = true, ...props }: FormProps) {
  const [start] = useState(oneAtATime);
  return (
    <form
      noValidate
      {...(!submitsOnEnter && { onKeyDown: ignoreEnter })}
      onSubmit={(event) => {
        if (!start(() => onSubmit(event))) event.preventDefault();
      }}
      {...props}
    />
  );
}
