import type { Generated } from 'kysely';
import type { ContentLanguage, InterfaceLanguage } from '#domain/language/languages.ts';
import type { PaymentType } from '#domain/money/earnings.ts';
import type { Permission, Role } from '#domain/permissions/permissions.ts';
import type { BlockReason } from '#domain/person/block-reasons.ts';
import type { PostFormat } from '#domain/post/post-formats.ts';
import type { PostEventAction, PostState } from '#domain/post/post-states.ts';
import type { ProfileRejectionReason, RejectionReason } from '#domain/post/rejection-reasons.ts';
import type { CreatorPosition } from '#machines/lifecycle/creator.ts';
import type { AccountClosingTables } from './account-closing-tables.ts';
import type { AgencyTables } from './agency-tables.ts';
import type { AppealTable } from './appeal-table.ts';
import type { AuditTable } from './audit-table.ts';
import type { BulkActionTables } from './bulk-action-tables.ts';
import type { ChartUsageTable } from './chart-usage-table.ts';
import type { Json, JsonOrNull, Time, TimeOrNull } from './columns.ts';
import type { ConsentTable } from './consent-table.ts';
import type { DataExportTable } from './data-export-table.ts';
import type { DeliveryTables } from './delivery-tables.ts';
import type { IdentityKind } from './identity-kind.ts';
import type { MoneyTables } from './money-tables.ts';
import type { NotificationTables } from './notification-table.ts';
import type { PostVersionTable } from './post-version-table.ts';
import type { PostsTable } from './posts-table.ts';
import type { ProblemReportTable } from './problem-report-table.ts';
import type {
  ProfileChangeTable,
  ProfileEventAction,
  ReviewedProfileFields,
} from './profile-change-table.ts';
import type { BlockRecord, ProfileRejectionRecord } from './review-records.ts';
import type { ReviewDecisionTable, SecondOpinionTable } from './review-tables.ts';
import type { SavedViewTable } from './saved-view-table.ts';
import type { SessionTable, SignInLinkTable } from './session-table.ts';
import type { SignInTables } from './sign-in-tables.ts';
import type { StaffSecurityTables } from './staff-security-tables.ts';
import type { VideoStartTable, VideoTable } from './video-table.ts';

export type CommCardText = {
  language: InterfaceLanguage;
  title: string;
  text: string;
  linkLabel?: string;
};

export type PeopleTable = {
  id: string;
  role: Role;
  permissions: Permission[];
  name: string | null;
  handle: string | null;
  bio: string | null;
  languages: ContentLanguage[];
  social_link: string | null;
  picture_id: string | null;
  creator_type: 'ICC' | 'OGC' | 'UGC' | null;
  payment_type: PaymentType | null;
  position: Json<CreatorPosition>;
  submitted_at: TimeOrNull;
  rejection: JsonOrNull<ProfileRejectionRecord>;
  app_language: string | null;
  new_user: boolean;
  crawl_enabled: Generated<boolean>;
  followers: Generated<number>;
  /** The account that was kept in place of this one, which is a tombstone. */
  merged_into: Generated<string | null>;
  merged_at: TimeOrNull;
  /** The agency that looks after this creator. */
  agency_id: Generated<string | null>;
  /** Why and since when; null unless the account status is `blocked`. */
  block: JsonOrNull<BlockRecord>;
  created_at: Time;
  updated_at: Time;
  /** The newest terms and privacy policy that the person agreed to; null before the record. */
  agreed_edition: Generated<string | null>;
  /** When the account was erased; null until then. */
  erased_at: TimeOrNull;
};

export type ChoiceOutcome = 'done' | 'skipped' | 'timedOut' | 'failed';

export type Schema = AccountClosingTables &
  AgencyTables &
  BulkActionTables &
  MoneyTables &
  NotificationTables &
  DeliveryTables &
  SignInTables &
  StaffSecurityTables & {
    appeals: AppealTable;
    audit_entries: AuditTable;
    chart_usage: ChartUsageTable;
    consents: ConsentTable;
    data_exports: DataExportTable;
    problem_reports: ProblemReportTable;
    people: PeopleTable;
    identities: {
      id: string;
      person_id: string;
      kind: IdentityKind;
      subject: string;
      secret: string | null;
      /** Verified by the provider; null without one. */
      email: Generated<string | null>;
      created_at: Time;
      /** When a merge added it; null for the account's own logins. */
      merged_at: Generated<Date | null>;
      /** Last time by a code; null where it was only made. */
      verified_at: TimeOrNull;
    };
    sessions: SessionTable;
    account_choices: {
      id: string;
      person_id: string;
      session_hash: string;
      opened_at: Time;
      deadline: Time;
      extensions: Generated<number>;
      outcome: Generated<ChoiceOutcome | null>;
      closed_at: TimeOrNull;
    };
    account_choice_others: { choice_id: string; person_id: string };
    account_merges: {
      id: string;
      selected_id: string;
      defunct_id: string;
      posts: number;
      identities: number;
      followers: number;
      at: Time;
    };
    sign_in_links: SignInLinkTable;
    ogc_owners: { source: string; email: string; person_id: string; created_at: Time };
    profile_events: {
      id: string;
      person_id: string;
      action: ProfileEventAction;
      reasons: ProfileRejectionReason[];
      note: string | null;
      by_person: string | null;
      at: Time;
      /** For events of a change. */
      change: JsonOrNull<{ from: ReviewedProfileFields; to: ReviewedProfileFields }>;
    };
    profile_changes: ProfileChangeTable;
    account_status_events: {
      id: string;
      person_id: string;
      action: 'block' | 'unblock';
      reason: BlockReason | null;
      note: string | null;
      by_person: string | null;
      at: Time;
    };
    /** The houses behind sources. */
    publisher_accounts: {
      id: string;
      revision: Generated<number>;
      name: string;
      contact_name: string | null;
      email: string | null;
      phone: string | null;
      is_active: boolean;
      created_at: Time;
      updated_at: Time;
    };
    sources: {
      id: string;
      revision: Generated<number>;
      key: string;
      name: string;
      account_id: string | null;
      creator_id: string;
      language: ContentLanguage;
      home_url: string;
      feed_url: string | null;
      crawling: boolean;
      converted_at: TimeOrNull;
      created_at: Time;
      updated_at: Time;
    };
    crawled_posts: {
      id: string;
      source_id: string;
      /** The owner of the source, repeated here for lists. */
      creator_id: string;
      url: string;
      format: PostFormat;
      title: string;
      title_search: string;
      html: string;
      excerpt: string;
      language: ContentLanguage;
      image_url: string | null;
      published_at: Time;
      created_at: Time;
      /** Whether it was converted to a post of its creator. */
      converted: Generated<boolean>;
    };
    posts: PostsTable;
    post_versions: PostVersionTable;
    post_events: {
      id: string;
      post_id: string;
      action: PostEventAction;
      /**
       * The version that it is about, and where the working version was afterwards; null of events
       * from before each was noted.
       */
      revision: number | null;
      state: PostState | null;
      reasons: RejectionReason[];
      note: string | null;
      /** The time to publish that it is about. */
      publish_at: TimeOrNull;
      by_person: string | null;
      at: Time;
    };
    review_decisions: ReviewDecisionTable;
    second_opinions: SecondOpinionTable;
    review_claims: { post_id: string; person_id: string; since: Time; until: Time };
    pictures: {
      id: string;
      owner_id: string;
      name: string;
      format: 'jpeg' | 'png';
      width: number;
      height: number;
      bytes: number;
      created_at: Time;
    };
    videos: VideoTable;
    video_starts: VideoStartTable;
    confidential_files: {
      id: string;
      owner_id: string;
      name: string;
      format: 'jpeg' | 'png';
      width: number;
      height: number;
      bytes: number;
      created_at: Time;
    };
    engagement_batches: { id: string; received_at: Time };
    engagement_days: {
      post_id: string;
      day: string;
      creator_id: string;
      views: Generated<number>;
      impressions: Generated<number>;
      likes: Generated<number>;
      shares: Generated<number>;
      comments: Generated<number>;
    };
    idempotency_keys: {
      person_id: string;
      operation: string;
      key: string;
      request_hash: string;
      status: number;
      body: Json<object>;
      created_at: Time;
    };
    hashtags: {
      id: string;
      title: string;
      uses: Generated<number>;
      /** No longer offered; posts that have it keep it. */
      is_hidden: Generated<boolean>;
      /** One of the app's own. */
      is_dh_tag: Generated<boolean>;
    };
    featured_posts: { post_id: string; place: number; featured_at: Time };
    campaigns: {
      id: string;
      revision: number;
      name: string;
      description: string;
      start_day: string;
      end_day: string;
      languages: ContentLanguage[];
      formats: PostFormat[];
      hashtag: string | null;
      reward_paise: number;
      posts_max: number | null;
      params: string | null;
      created_at: Time;
      updated_at: Time;
    };
    comm_cards: {
      id: string;
      revision: number;
      texts: Json<CommCardText[]>;
      link: string | null;
      /** Empty for all. */
      payment_types: PaymentType[];
      /** Only for this creator; null for all. */
      person_id: string | null;
      start_day: string | null;
      end_day: string | null;
      is_on: boolean;
      updated_at: Time;
    };
    saved_views: SavedViewTable;
    settings: { name: string; value: string };
  };
