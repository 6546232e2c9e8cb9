/** The addresses of the rate cards, which belong to the invoices. */
export const rateCardPaths = {
  list: '/app/invoice?rates=true',
  create: '/app/invoice?rates=new',
};
