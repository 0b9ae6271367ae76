import { Card } from "@/components/ui/card";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/lib/paths";

/** Takes the place of stories that are not there, and as much room. */
export function QuietInvitation() {
  return (
    <Card tone="sky" padding="none" className="grid min-h-100 place-items-center p-6 text-center">
      <div className="max-w-md">
        <p className="font-display text-2xl font-semibold">
          A visit that did not end on the clock?
        </p>
        <p className="mt-3 text-ink-soft">
          A text that was answered, a bill that never came: what members tell each other helps the
          next person decide.
        </p>
        <p className="mt-4">
          <TextLink to={paths.shareStory} className="inline-flex min-h-11 items-center">
            Tell yours
          </TextLink>
        </p>
      </div>
    </Card>
  );
}
