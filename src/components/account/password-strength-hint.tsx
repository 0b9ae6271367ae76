import { useCommonPasswords } from "@/hooks/account/sign-in";
import { passwordStrength } from "@/lib/account/password-strength";
import { joinClasses } from "@/lib/join-classes";
import { t } from "@/lib/messages";

const fills = ["", "bg-danger", "bg-accent", "bg-primary"];

/** A password strength meter. */
export function PasswordStrengthHint({ password }: { password: string }) {
  const common = useCommonPasswords(Array.from(password).length >= 6);
  if (password === "") return t`At least 6 characters. A few random words work well.`;
  const { level, label } = passwordStrength(password, common);
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span aria-hidden="true" className="flex gap-1">
        {[1, 2, 3].map((bar) => (
          <span
            key={bar}
            className={joinClasses(
              "h-1.5 w-8 rounded-full",
              bar <= level ? fills[level] : "bg-line-strong/40",
            )}
          />
        ))}
      </span>
      <span aria-live="polite">{label}</span>
    </span>
  );
}
