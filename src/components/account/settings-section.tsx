import { type ReactNode, useId } from "react";
import { Card } from "@/components/ui/card";

interface SettingsSectionProps {
  title: string;
  description: ReactNode;
  children: ReactNode;
}

/** A section of the settings page: title and description on the left, controls on the right. */
export function SettingsSection({ title, description, children }: SettingsSectionProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-5 border-t border-line py-9 lg:grid-cols-[20rem_1fr] lg:gap-12 lg:py-11"
    >
      <div>
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        <div className="mt-2 max-w-prose text-sm text-ink-soft">{description}</div>
      </div>
      <Card padding="lg" className="max-w-2xl">
        {children}
      </Card>
    </section>
  );
}
