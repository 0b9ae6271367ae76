import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, Link, RouterProvider } from "react-router-dom";

// What the packages cost by themselves: a heading and 24 plain cards, rendered as soon as the script is there.

const listings = Array.from({ length: 24 }, (_, index) => ({
  id: index,
  name: `Practice number ${index}`,
  city: "Austin, Texas",
  fee: 60 + index,
}));

function BarePage() {
  const { data } = useQuery({ queryKey: ["listings"], queryFn: () => listings });
  return (
    <main>
      <h1>Find a Direct Primary Care Doctor</h1>
      <ul>
        {data?.map(({ id, name, city, fee }) => (
          <li key={id}>
            <h2>
              <Link to={`/listings/${id}`}>{name}</Link>
            </h2>
            <p>{city}</p>
            <p>${fee} a month</p>
          </li>
        ))}
      </ul>
    </main>
  );
}

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id “root”.");
const router = createBrowserRouter([{ path: "*", Component: BarePage }]);
createRoot(root).render(
  <QueryClientProvider client={new QueryClient()}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
