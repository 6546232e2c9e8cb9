/** The first digit of each script in which Indian keyboards type numbers. */
const zeros = ['٠', '۰', '०', '০', '੦', '૦', '୦', '௦', '౦', '೦', '൦', '𑁦'].map(
  (zero) => zero.codePointAt(0) ?? 0,
);

/** The text with every digit of an Indic or Arabic script turned into its Latin one. */
export function latinDigits(text: string): string {
  return Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0;
    const zero = zeros.find((candidate) => code >= candidate && code < candidate + 10);
    return zero === undefined ? character : String(code - zero);
  }).join('');
}
