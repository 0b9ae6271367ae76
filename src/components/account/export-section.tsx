import { Download } from "lucide-react";
import { Feedback } from "@/components/account/feedback";
import { Button } from "@/components/ui/button";
import { useExportMyData } from "@/hooks/account/account-data";
import { downloadJson } from "@/lib/browser/download";
import { today } from "@/lib/format/dates";

/** Downloads everything the member stored. */
export function ExportSection({ email }: { email: string }) {
  const exportMyData = useExportMyData();
  const save = () =>
    exportMyData.mutate(undefined, {
      onSuccess: (data) => {
        downloadJson(`dpc-nearby-data-${today()}.json`, { account_email: email, data });
      },
    });
  return (
    <div className="grid justify-items-start gap-5">
      <Button variant="secondary" isBusy={exportMyData.isPending} onClick={save}>
        {!exportMyData.isPending && <Download aria-hidden="true" />}
        Download my data
      </Button>
      <Feedback>{exportMyData.isSuccess && "Your file is ready. Check your downloads."}</Feedback>
    </div>
  );
}
