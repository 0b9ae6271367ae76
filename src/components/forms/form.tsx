import { type ComponentProps, type KeyboardEvent, type SubmitEvent, useState } from "react";
import { oneAtATime } from "@/lib/browser/one-at-a-time";

interface FormProps extends Omit<ComponentProps<"form">, "onSubmit"> {
  /** While it returns a pending promise, the form can't be submitted again. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
  /** False for long forms and for actions that can't be undone: Enter in a field then does nothing. */
  submitsOnEnter?: boolean;
}

function ignoreEnter(event: KeyboardEvent<HTMLFormElement>) {
  const isField =
    event.target instanceof HTMLInputElement && !/^(?:submit|button|file)$/.test(event.target.type);
  if (event.key === "Enter" && isField) event.preventDefault();
}

/** A form without the browser's validation messages. A double click submits it only once. */
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
