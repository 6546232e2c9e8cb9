type PostKey = { postUID: string };

/** Where a post is written on. */
export const editPostPath = ({ postUID }: PostKey): string => `/app/post/edit?postUID=${postUID}`;

/** Where a post is seen as readers see it. */
export const viewPostPath = ({ postUID }: PostKey): string => `/app/post/view?postUID=${postUID}`;
