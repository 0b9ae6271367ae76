import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { controlClasses } from "@/components/forms/control-classes";
import { Field, type FieldProps, messageOf, splitProps } from "@/components/forms/field";
import { joinClasses } from "@/lib/join-classes";
import { t } from "@/lib/messages";

/** `autoComplete` is required so that password managers know which password it is. */
type PasswordFieldProps = FieldProps &
  Omit<ComponentProps<"input">, "type"> & {
    autoComplete: "current-password" | "new-password";
  };

/** A password input with a button to show the password. */
export function PasswordField(props: PasswordFieldProps) {
  const { frame, control } = splitProps(props);
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;

  return (
    // An error replaces the hint, which would repeat it.
    <Field {...frame} hint={messageOf(frame.error) ? undefined : frame.hint}>
      {(attributes) => (
        <div className="relative">
          <input
            type={isShown ? "text" : "password"}
            autoCapitalize="none"
            spellCheck={false}
            className={joinClasses(controlClasses, "pr-13")}
            {...control}
            {...attributes}
          />
          <button
            type="button"
            aria-label={isShown ? t`Hide password` : t`Show password`}
            onClick={() => setIsShown(!isShown)}
            className="absolute inset-y-0 right-0.5 grid w-11 place-items-center rounded-md text-ink-soft hover:text-ink"
          >
            <Icon aria-hidden="true" className="size-5" />
          </button>
        </div>
      )}
    </Field>
  );
}
