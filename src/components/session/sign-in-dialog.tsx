import { useLocation } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { LinkButton } from "@/components/ui/link-button";
import { paths } from "@/lib/paths";

interface SignInDialogProps {
  request: string;
  explanation: string;
  onClose: () => void;
}

export function SignInDialog({ request, explanation, onClose }: SignInDialogProps) {
  const { pathname, search } = useLocation();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={request}
      description={explanation}
      actions={
        <>
          <DialogClose>
            <Button variant="ghost">Not now</Button>
          </DialogClose>
          <LinkButton to={paths.signIn(`${pathname}${search}`)}>Sign In</LinkButton>
        </>
      }
    />
  );
}
