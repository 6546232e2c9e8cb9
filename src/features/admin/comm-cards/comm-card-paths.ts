type Identified = { cardId: string };

/** The addresses of the pages of communication cards. */
export const commCardPaths = {
  list: '/app/commConfig',
  create: '/app/commConfig?new=true',
  record: ({ cardId }: Identified) => `/app/commConfig?card=${cardId}`,
  edit: ({ cardId }: Identified) => `/app/commConfig?card=${cardId}&edit=true`,
};
