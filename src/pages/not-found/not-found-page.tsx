import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { PageHead } from "@/components/layout/page-head";
import { DirectorySearchForm } from "@/components/search/directory-search-form";
import { Button } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { Illustration } from "@/components/ui/illustration";
import { LinkButton } from "@/components/ui/link-button";
import { paths } from "@/lib/paths";
import { LikelyPages } from "@/pages/not-found/likely-pages";

export function Component() {
  const { pathname, key } = useLocation();
  const navigate = useNavigate();

  function goBack() {
    // The first page of a new tab has no page to go back to.
    const isFirst = key === "default" && window.history.length <= 1;
    void (isFirst ? navigate(paths.home) : navigate(-1));
  }

  // Logged once per missing path, as the specification requires.
  useEffect(() => {
    console.error(`Page not found: ${pathname}`);
  }, [pathname]);

  return (
    <Container className="grid items-center gap-12 py-section lg:grid-cols-[7fr_5fr]">
      <PageHead
        title="Page Not Found"
        description="The page does not exist or has been moved."
        isIndexed={false}
      />
      <div>
        <h1 className="text-hero">Page Not Found</h1>
        <p className="mt-5 max-w-lg text-lg text-ink-soft">
          The page you are looking for does not exist or has been moved. Try searching for a
          practice instead.
        </p>
        <DirectorySearchForm className="mt-8 max-w-xl" />
        <div className="mt-8 flex flex-wrap gap-3">
          <LinkButton to={paths.home}>Go Home</LinkButton>
          <Button variant="secondary" onClick={goBack}>
            Go Back
          </Button>
        </div>
        <LikelyPages />
      </div>
      <Illustration
        name="lost"
        alt="A cat asleep on an unfolded map, covering the route to the doctor."
        className="mx-auto w-full max-w-96 lg:max-w-none"
      />
    </Container>
  );
}
