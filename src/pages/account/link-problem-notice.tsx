import type { ReactNode } from "react";
import { Notice } from "@/components/ui/notice";
import { type LinkProblem, problemMessages } from "@/pages/account/link-problem";

interface LinkProblemNoticeProps {
  problem: LinkProblem;
  actions?: ReactNode;
}

export function LinkProblemNotice({ problem, actions }: LinkProblemNoticeProps) {
  const { title, text } = problemMessages[problem];
  return (
    <Notice tone="danger" isAlert title={title} actions={actions}>
      {text}
    </Notice>
  );
}
