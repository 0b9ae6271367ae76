import type { ComponentProps, ReactNode } from "react";
import { joinClasses } from "@/lib/join-classes";

/** A placeholder block for content that is loading. Set its size with `className`. */
export function Skeleton({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      aria-hidden="true"
      className={joinClasses("animate-breathe rounded-md bg-line/80", className)}
      {...props}
    />
  );
}

interface LoadingRegionProps {
  /** Announced to screen readers, and shown unless `isLabelHidden`. */
  label: string;
  isLabelHidden?: boolean;
  children?: ReactNode;
  className?: string;
}

/** A loading message above its skeletons. */
export function LoadingRegion({
  label,
  isLabelHidden = false,
  children,
  className,
}: LoadingRegionProps) {
  return (
    <div className={className}>
      <p role="status" className={isLabelHidden ? "sr-only" : "mb-5 text-ink-soft"}>
        {label}
      </p>
      {children}
    </div>
  );
}

interface LoadingSkeletonProps {
  /** Announced to screen readers. */
  label: string;
  /** Sets the size. */
  className: string;
}

/** A loading message for screen readers, with one skeleton. */
export const LoadingSkeleton = ({ label, className }: LoadingSkeletonProps) => (
  <LoadingRegion label={label} isLabelHidden>
    <Skeleton className={className} />
  </LoadingRegion>
);
