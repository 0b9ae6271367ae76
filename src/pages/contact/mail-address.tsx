/** An address to read; where it does not fit, it breaks behind the sign. */
export function EmailAddress({ address }: { address: string }) {
  const [name, host] = address.split("@");
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  );
}
