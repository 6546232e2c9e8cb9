/** The name of the product, the same in every language. */
export const productName = 'DH Creator';

/** The person at the social network whom the lists of languages and locations are asked for. */
export const socialUserId = 12 as const;
