/**
 * Makes a starter of acts that drops what is started while another act is under way, and says whether it started it. A
 * second press comes before the screen can say that the first counts, so that the state of a screen alone would let it
 * through.
 */
export function oneAtATime(): (act: () => unknown) => boolean {
  let isUnderWay = false;

  async function run(act: () => unknown) {
    try {
      await act();
    } finally {
      // Not before what the act has started could reach the screen.
      setTimeout(() => {
        isUnderWay = false;
      });
    }
  }

  return (act) => {
    if (isUnderWay) return false;
    isUnderWay = true;
    void run(act);
    return true;
  };
}
