// Written by `npm run db:types`. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      alert_finds: {
        Row: {
          alert_id: string;
          doctor_id: string;
          found_at: string;
        };
        ComputedFields: never;
        Insert: {
          alert_id: string;
          doctor_id: string;
          found_at?: string;
        };
        Update: {
          alert_id?: string;
          doctor_id?: string;
          found_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "alert_finds_alert_id_fkey";
            columns: ["alert_id"];
            isOneToOne: false;
            referencedRelation: "alert_cards";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "alert_finds_alert_id_fkey";
            columns: ["alert_id"];
            isOneToOne: false;
            referencedRelation: "alerts";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "alert_finds_doctor_id_fkey";
            columns: ["doctor_id"];
            isOneToOne: false;
            referencedRelation: "doctors";
            referencedColumns: ["id"];
          },
        ];
      };
      alerts: {
        Row: {
          created_at: string;
          doctor_id: string | null;
          id: string;
          latitude: number | null;
          longitude: number | null;
          member_id: string;
          place: string | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          doctor_id?: string | null;
          id?: string;
          latitude?: number | null;
          longitude?: number | null;
          member_id: string;
          place?: string | null;
        };
        Update: {
          created_at?: string;
          doctor_id?: string | null;
          id?: string;
          latitude?: number | null;
          longitude?: number | null;
          member_id?: string;
          place?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "alerts_doctor_id_fkey";
            columns: ["doctor_id"];
            isOneToOne: false;
            referencedRelation: "doctors";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "alerts_member_id_fkey";
            columns: ["member_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      blocks: {
        Row: {
          blocked_id: string;
          blocker_id: string;
          created_at: string;
        };
        ComputedFields: never;
        Insert: {
          blocked_id: string;
          blocker_id?: string;
          created_at?: string;
        };
        Update: {
          blocked_id?: string;
          blocker_id?: string;
          created_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "blocks_blocked_id_fkey";
            columns: ["blocked_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "blocks_blocker_id_fkey";
            columns: ["blocker_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      claim_evidence: {
        Row: {
          claimant: string;
          created_at: string;
          decided_at: string | null;
          doctor_id: string;
          full_name: string | null;
          npi: string | null;
          reason: string | null;
          role_at_practice: string | null;
          state: Database["public"]["Enums"]["claim_state"];
          version: number;
          work_email: string | null;
          work_phone: string | null;
        };
        ComputedFields: never;
        Insert: {
          claimant: string;
          created_at?: string;
          decided_at?: string | null;
          doctor_id: string;
          full_name?: string | null;
          npi?: string | null;
          reason?: string | null;
          role_at_practice?: string | null;
          state?: Database["public"]["Enums"]["claim_state"];
          version?: number;
          work_email?: string | null;
          work_phone?: string | null;
        };
        Update: {
          claimant?: string;
          created_at?: string;
          decided_at?: string | null;
          doctor_id?: string;
          full_name?: string | null;
          npi?: string | null;
          reason?: string | null;
          role_at_practice?: string | null;
          state?: Database["public"]["Enums"]["claim_state"];
          version?: number;
          work_email?: string | null;
          work_phone?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "claim_evidence_claimant_fkey";
            columns: ["claimant"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "claim_evidence_doctor_id_fkey";
            columns: ["doctor_id"];
            isOneToOne: false;
            referencedRelation: "doctors";
            referencedColumns: ["id"];
          },
        ];
      };
      contact_messages: {
        Row: {
          created_at: string;
          email: string;
          id: string;
          message: string;
          name: string;
          settled_at: string | null;
          status: Database["public"]["Enums"]["contact_message_status"];
          subject: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          email: string;
          id?: string;
          message: string;
          name: string;
          settled_at?: string | null;
          status?: Database["public"]["Enums"]["contact_message_status"];
          subject: string;
        };
        Update: {
          created_at?: string;
          email?: string;
          id?: string;
          message?: string;
          name?: string;
          settled_at?: string | null;
          status?: Database["public"]["Enums"]["contact_message_status"];
          subject?: string;
        };
        Relationships: [];
      };
      doctors: {
        Row: {
          accepting_new_patients: boolean | null;
          address_city: string;
          address_state: string;
          address_street: string | null;
          address_zip: string;
          bio: string | null;
          booking_url: string | null;
          claim_status: Database["public"]["Enums"]["claim_status"];
          claimed_by: string | null;
          confirmed_at: string | null;
          created_at: string;
          credentials: string | null;
          enrollment_fee: number | null;
          enrollment_url: string | null;
          family_cap: number | null;
          id: string;
          import_batch_id: string | null;
          languages: string[];
          latitude: number | null;
          longitude: number | null;
          merged_into: string | null;
          monthly_price: number | null;
          npi: string | null;
          owned_since: string | null;
          ownership: Database["public"]["Enums"]["listing_ownership"];
          phone: string | null;
          photo_url: string | null;
          practice_name: string;
          refusals: number;
          specialty: string | null;
          state: Database["public"]["Enums"]["listing_state"];
          state_reason: string | null;
          submitted_by: string | null;
          telehealth_only: boolean;
          updated_at: string;
          user_id: string | null;
          verified: boolean;
          version: number;
          visit_fee: number | null;
          website: string | null;
          yearly_price: number | null;
        };
        ComputedFields: never;
        Insert: {
          accepting_new_patients?: boolean | null;
          address_city: string;
          address_state: string;
          address_street?: string | null;
          address_zip: string;
          bio?: string | null;
          booking_url?: string | null;
          claim_status?: Database["public"]["Enums"]["claim_status"];
          claimed_by?: string | null;
          confirmed_at?: string | null;
          created_at?: string;
          credentials?: string | null;
          enrollment_fee?: number | null;
          enrollment_url?: string | null;
          family_cap?: number | null;
          id?: string;
          import_batch_id?: string | null;
          languages?: string[];
          latitude?: number | null;
          longitude?: number | null;
          merged_into?: string | null;
          monthly_price?: number | null;
          npi?: string | null;
          owned_since?: string | null;
          ownership?: never;
          phone?: string | null;
          photo_url?: string | null;
          practice_name: string;
          refusals?: number;
          specialty?: string | null;
          state?: Database["public"]["Enums"]["listing_state"];
          state_reason?: string | null;
          submitted_by?: string | null;
          telehealth_only?: boolean;
          updated_at?: string;
          user_id?: string | null;
          verified?: boolean;
          version?: number;
          visit_fee?: number | null;
          website?: string | null;
          yearly_price?: number | null;
        };
        Update: {
          accepting_new_patients?: boolean | null;
          address_city?: string;
          address_state?: string;
          address_street?: string | null;
          address_zip?: string;
          bio?: string | null;
          booking_url?: string | null;
          claim_status?: Database["public"]["Enums"]["claim_status"];
          claimed_by?: string | null;
          confirmed_at?: string | null;
          created_at?: string;
          credentials?: string | null;
          enrollment_fee?: number | null;
          enrollment_url?: string | null;
          family_cap?: number | null;
          id?: string;
          import_batch_id?: string | null;
          languages?: string[];
          latitude?: number | null;
          longitude?: number | null;
          merged_into?: string | null;
          monthly_price?: number | null;
          npi?: string | null;
          owned_since?: string | null;
          ownership?: never;
          phone?: string | null;
          photo_url?: string | null;
          practice_name?: string;
          refusals?: number;
          specialty?: string | null;
          state?: Database["public"]["Enums"]["listing_state"];
          state_reason?: string | null;
          submitted_by?: string | null;
          telehealth_only?: boolean;
          updated_at?: string;
          user_id?: string | null;
          verified?: boolean;
          version?: number;
          visit_fee?: number | null;
          website?: string | null;
          yearly_price?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: "doctors_claimed_by_fkey";
            columns: ["claimed_by"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "doctors_import_batch_id_fkey";
            columns: ["import_batch_id"];
            isOneToOne: false;
            referencedRelation: "import_batches";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "doctors_merged_into_fkey";
            columns: ["merged_into"];
            isOneToOne: false;
            referencedRelation: "doctors";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "doctors_submitted_by_fkey";
            columns: ["submitted_by"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "doctors_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      import_batches: {
        Row: {
          actor: string | null;
          created_at: string;
          created_count: number;
          duplicate_count: number;
          file_name: string;
          id: string;
          kept_count: number;
          mode: Database["public"]["Enums"]["import_mode"];
          rejected_count: number;
          removed_count: number;
          restored_count: number;
          unchanged_count: number;
          undone_at: string | null;
          undone_by: string | null;
          updated_count: number;
        };
        ComputedFields: never;
        Insert: {
          actor?: string | null;
          created_at?: string;
          created_count?: number;
          duplicate_count?: number;
          file_name: string;
          id: string;
          kept_count?: number;
          mode: Database["public"]["Enums"]["import_mode"];
          rejected_count?: number;
          removed_count?: number;
          restored_count?: number;
          unchanged_count?: number;
          undone_at?: string | null;
          undone_by?: string | null;
          updated_count?: number;
        };
        Update: {
          actor?: string | null;
          created_at?: string;
          created_count?: number;
          duplicate_count?: number;
          file_name?: string;
          id?: string;
          kept_count?: number;
          mode?: Database["public"]["Enums"]["import_mode"];
          rejected_count?: number;
          removed_count?: number;
          restored_count?: number;
          unchanged_count?: number;
          undone_at?: string | null;
          undone_by?: string | null;
          updated_count?: number;
        };
        Relationships: [
          {
            foreignKeyName: "import_batches_actor_fkey";
            columns: ["actor"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "import_batches_undone_by_fkey";
            columns: ["undone_by"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      listing_changes: {
        Row: {
          author: string | null;
          created_at: string;
          decided_at: string | null;
          doctor_id: string;
          id: string;
          proposed: NonNullable<Json>;
          reason: string | null;
          state: Database["public"]["Enums"]["change_state"];
          version: number;
        };
        ComputedFields: never;
        Insert: {
          author?: string | null;
          created_at?: string;
          decided_at?: string | null;
          doctor_id: string;
          id?: string;
          proposed: NonNullable<Json>;
          reason?: string | null;
          state?: Database["public"]["Enums"]["change_state"];
          version?: number;
        };
        Update: {
          author?: string | null;
          created_at?: string;
          decided_at?: string | null;
          doctor_id?: string;
          id?: string;
          proposed?: NonNullable<Json>;
          reason?: string | null;
          state?: Database["public"]["Enums"]["change_state"];
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: "listing_changes_author_fkey";
            columns: ["author"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "listing_changes_doctor_id_fkey";
            columns: ["doctor_id"];
            isOneToOne: false;
            referencedRelation: "doctors";
            referencedColumns: ["id"];
          },
        ];
      };
      listing_corrections: {
        Row: {
          author: string | null;
          created_at: string;
          current_value: string | null;
          decided_at: string | null;
          decided_by: string | null;
          decision_note: string | null;
          doctor_id: string;
          field: string;
          id: string;
          note: string | null;
          proposed_value: string;
          status: Database["public"]["Enums"]["correction_status"];
        };
        ComputedFields: never;
        Insert: {
          author?: string | null;
          created_at?: string;
          current_value?: string | null;
          decided_at?: string | null;
          decided_by?: string | null;
          decision_note?: string | null;
          doctor_id: string;
          field: string;
          id?: string;
          note?: string | null;
          proposed_value: string;
          status?: Database["public"]["Enums"]["correction_status"];
        };
        Update: {
          author?: string | null;
          created_at?: string;
          current_value?: string | null;
          decided_at?: string | null;
          decided_by?: string | null;
          decision_note?: string | null;
          doctor_id?: string;
          field?: string;
          id?: string;
          note?: string | null;
          proposed_value?: string;
          status?: Database["public"]["Enums"]["correction_status"];
        };
        Relationships: [
          {
            foreignKeyName: "listing_corrections_author_fkey";
            columns: ["author"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "listing_corrections_decided_by_fkey";
            columns: ["decided_by"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "listing_corrections_doctor_id_fkey";
            columns: ["doctor_id"];
            isOneToOne: false;
            referencedRelation: "doctors";
            referencedColumns: ["id"];
          },
        ];
      };
      listing_versions: {
        Row: {
          act: string;
          actor: string | null;
          at: string;
          changes: NonNullable<Json>;
          doctor_id: string;
          id: number;
          reason: string | null;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          act: string;
          actor?: string | null;
          at?: string;
          changes: NonNullable<Json>;
          doctor_id: string;
          id?: never;
          reason?: string | null;
          version: number;
        };
        Update: {
          act?: string;
          actor?: string | null;
          at?: string;
          changes?: NonNullable<Json>;
          doctor_id?: string;
          id?: never;
          reason?: string | null;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: "listing_versions_actor_fkey";
            columns: ["actor"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "listing_versions_doctor_id_fkey";
            columns: ["doctor_id"];
            isOneToOne: false;
            referencedRelation: "doctors";
            referencedColumns: ["id"];
          },
        ];
      };
      membership_tiers: {
        Row: {
          doctor_id: string;
          id: string;
          label: string;
          max_age: number | null;
          min_age: number;
          monthly_price: number;
        };
        ComputedFields: never;
        Insert: {
          doctor_id: string;
          id?: string;
          label: string;
          max_age?: number | null;
          min_age: number;
          monthly_price: number;
        };
        Update: {
          doctor_id?: string;
          id?: string;
          label?: string;
          max_age?: number | null;
          min_age?: number;
          monthly_price?: number;
        };
        Relationships: [
          {
            foreignKeyName: "membership_tiers_doctor_id_fkey";
            columns: ["doctor_id"];
            isOneToOne: false;
            referencedRelation: "doctors";
            referencedColumns: ["id"];
          },
        ];
      };
      moderation_log: {
        Row: {
          action: string;
          actor: string | null;
          at: string;
          id: number;
          reason: string | null;
          subject: string | null;
          target_id: string;
          target_table: string;
        };
        ComputedFields: never;
        Insert: {
          action: string;
          actor?: string | null;
          at?: string;
          id?: never;
          reason?: string | null;
          subject?: string | null;
          target_id: string;
          target_table: string;
        };
        Update: {
          action?: string;
          actor?: string | null;
          at?: string;
          id?: never;
          reason?: string | null;
          subject?: string | null;
          target_id?: string;
          target_table?: string;
        };
        Relationships: [
          {
            foreignKeyName: "moderation_log_actor_fkey";
            columns: ["actor"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      notification_actors: {
        Row: {
          actor_id: string;
          at: string;
          notification_id: string;
        };
        ComputedFields: never;
        Insert: {
          actor_id: string;
          at?: string;
          notification_id: string;
        };
        Update: {
          actor_id?: string;
          at?: string;
          notification_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "notification_actors_actor_id_fkey";
            columns: ["actor_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "notification_actors_notification_id_fkey";
            columns: ["notification_id"];
            isOneToOne: false;
            referencedRelation: "notification_cards";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "notification_actors_notification_id_fkey";
            columns: ["notification_id"];
            isOneToOne: false;
            referencedRelation: "notifications";
            referencedColumns: ["id"];
          },
        ];
      };
      notifications: {
        Row: {
          alert_id: string | null;
          detail: string | null;
          doctor_id: string | null;
          found_count: number | null;
          id: string;
          kind: Database["public"]["Enums"]["notification_kind"];
          note: string | null;
          post_id: string | null;
          read_at: string | null;
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          alert_id?: string | null;
          detail?: string | null;
          doctor_id?: string | null;
          found_count?: number | null;
          id?: string;
          kind: Database["public"]["Enums"]["notification_kind"];
          note?: string | null;
          post_id?: string | null;
          read_at?: string | null;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          alert_id?: string | null;
          detail?: string | null;
          doctor_id?: string | null;
          found_count?: number | null;
          id?: string;
          kind?: Database["public"]["Enums"]["notification_kind"];
          note?: string | null;
          post_id?: string | null;
          read_at?: string | null;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "notifications_alert_id_fkey";
            columns: ["alert_id"];
            isOneToOne: false;
            referencedRelation: "alert_cards";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "notifications_alert_id_fkey";
            columns: ["alert_id"];
            isOneToOne: false;
            referencedRelation: "alerts";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "notifications_doctor_id_fkey";
            columns: ["doctor_id"];
            isOneToOne: false;
            referencedRelation: "doctors";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "notifications_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "post_cards";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "notifications_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "posts";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "notifications_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      post_comments: {
        Row: {
          content: string;
          created_at: string;
          deleted_at: string | null;
          edited_at: string | null;
          hidden_at: string | null;
          id: string;
          post_id: string;
          reviewed_at: string | null;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          content: string;
          created_at?: string;
          deleted_at?: string | null;
          edited_at?: string | null;
          hidden_at?: string | null;
          id?: string;
          post_id: string;
          reviewed_at?: string | null;
          user_id?: string;
        };
        Update: {
          content?: string;
          created_at?: string;
          deleted_at?: string | null;
          edited_at?: string | null;
          hidden_at?: string | null;
          id?: string;
          post_id?: string;
          reviewed_at?: string | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "post_comments_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "post_cards";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "post_comments_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "posts";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "post_comments_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      post_likes: {
        Row: {
          created_at: string;
          post_id: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          post_id: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          post_id?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "post_likes_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "post_cards";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "post_likes_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "posts";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "post_likes_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      post_shares: {
        Row: {
          created_at: string;
          post_id: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          post_id: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          post_id?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "post_shares_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "post_cards";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "post_shares_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "posts";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "post_shares_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      posts: {
        Row: {
          affiliated: boolean;
          comment_count: number;
          content: string;
          created_at: string;
          deleted_at: string | null;
          doctor_id: string | null;
          edited_at: string | null;
          featured_at: string | null;
          hidden_at: string | null;
          id: string;
          kind: Database["public"]["Enums"]["post_kind"];
          like_count: number;
          reviewed_at: string | null;
          share_count: number;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          affiliated?: boolean;
          comment_count?: number;
          content: string;
          created_at?: string;
          deleted_at?: string | null;
          doctor_id?: string | null;
          edited_at?: string | null;
          featured_at?: string | null;
          hidden_at?: string | null;
          id?: string;
          kind?: Database["public"]["Enums"]["post_kind"];
          like_count?: number;
          reviewed_at?: string | null;
          share_count?: number;
          user_id?: string;
        };
        Update: {
          affiliated?: boolean;
          comment_count?: number;
          content?: string;
          created_at?: string;
          deleted_at?: string | null;
          doctor_id?: string | null;
          edited_at?: string | null;
          featured_at?: string | null;
          hidden_at?: string | null;
          id?: string;
          kind?: Database["public"]["Enums"]["post_kind"];
          like_count?: number;
          reviewed_at?: string | null;
          share_count?: number;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "posts_doctor_id_fkey";
            columns: ["doctor_id"];
            isOneToOne: false;
            referencedRelation: "doctors";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "posts_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      practice_requests: {
        Row: {
          closed_at: string | null;
          created_at: string;
          doctor_id: string;
          id: string;
          kind: Database["public"]["Enums"]["request_kind"];
          plan: string | null;
          preferred_times: string | null;
          reply: string | null;
          status: Database["public"]["Enums"]["request_status"];
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          closed_at?: string | null;
          created_at?: string;
          doctor_id: string;
          id?: string;
          kind: Database["public"]["Enums"]["request_kind"];
          plan?: string | null;
          preferred_times?: string | null;
          reply?: string | null;
          status?: Database["public"]["Enums"]["request_status"];
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          closed_at?: string | null;
          created_at?: string;
          doctor_id?: string;
          id?: string;
          kind?: Database["public"]["Enums"]["request_kind"];
          plan?: string | null;
          preferred_times?: string | null;
          reply?: string | null;
          status?: Database["public"]["Enums"]["request_status"];
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "practice_requests_doctor_id_fkey";
            columns: ["doctor_id"];
            isOneToOne: false;
            referencedRelation: "doctors";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "practice_requests_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      profiles: {
        Row: {
          avatar_url: string | null;
          bio: string | null;
          created_at: string;
          email: string | null;
          full_name: string | null;
          id: string;
          location: string | null;
          phone: string | null;
          publishes_email: boolean;
          updated_at: string;
          website: string | null;
        };
        ComputedFields: never;
        Insert: {
          avatar_url?: string | null;
          bio?: string | null;
          created_at?: string;
          email?: string | null;
          full_name?: string | null;
          id: string;
          location?: string | null;
          phone?: string | null;
          publishes_email?: boolean;
          updated_at?: string;
          website?: string | null;
        };
        Update: {
          avatar_url?: string | null;
          bio?: string | null;
          created_at?: string;
          email?: string | null;
          full_name?: string | null;
          id?: string;
          location?: string | null;
          phone?: string | null;
          publishes_email?: boolean;
          updated_at?: string;
          website?: string | null;
        };
        Relationships: [];
      };
      reports: {
        Row: {
          closed_at: string | null;
          comment_id: string | null;
          created_at: string;
          doctor_id: string | null;
          id: string;
          note: string | null;
          post_id: string | null;
          reason: Database["public"]["Enums"]["report_reason"];
          reporter_id: string | null;
          resolution: string | null;
          status: Database["public"]["Enums"]["report_status"];
        };
        ComputedFields: never;
        Insert: {
          closed_at?: string | null;
          comment_id?: string | null;
          created_at?: string;
          doctor_id?: string | null;
          id?: string;
          note?: string | null;
          post_id?: string | null;
          reason: Database["public"]["Enums"]["report_reason"];
          reporter_id?: string | null;
          resolution?: string | null;
          status?: Database["public"]["Enums"]["report_status"];
        };
        Update: {
          closed_at?: string | null;
          comment_id?: string | null;
          created_at?: string;
          doctor_id?: string | null;
          id?: string;
          note?: string | null;
          post_id?: string | null;
          reason?: Database["public"]["Enums"]["report_reason"];
          reporter_id?: string | null;
          resolution?: string | null;
          status?: Database["public"]["Enums"]["report_status"];
        };
        Relationships: [
          {
            foreignKeyName: "reports_comment_id_fkey";
            columns: ["comment_id"];
            isOneToOne: false;
            referencedRelation: "comment_cards";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "reports_comment_id_fkey";
            columns: ["comment_id"];
            isOneToOne: false;
            referencedRelation: "post_comments";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "reports_doctor_id_fkey";
            columns: ["doctor_id"];
            isOneToOne: false;
            referencedRelation: "doctors";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "reports_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "post_cards";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "reports_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "posts";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "reports_reporter_id_fkey";
            columns: ["reporter_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      saved_listings: {
        Row: {
          created_at: string;
          doctor_id: string;
          member_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          doctor_id: string;
          member_id?: string;
        };
        Update: {
          created_at?: string;
          doctor_id?: string;
          member_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "saved_listings_doctor_id_fkey";
            columns: ["doctor_id"];
            isOneToOne: false;
            referencedRelation: "doctors";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "saved_listings_member_id_fkey";
            columns: ["member_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      submission_notes: {
        Row: {
          author: string;
          created_at: string;
          doctor_id: string;
          how_known: string;
        };
        ComputedFields: never;
        Insert: {
          author?: string;
          created_at?: string;
          doctor_id: string;
          how_known: string;
        };
        Update: {
          author?: string;
          created_at?: string;
          doctor_id?: string;
          how_known?: string;
        };
        Relationships: [
          {
            foreignKeyName: "submission_notes_author_fkey";
            columns: ["author"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "submission_notes_doctor_id_fkey";
            columns: ["doctor_id"];
            isOneToOne: true;
            referencedRelation: "doctors";
            referencedColumns: ["id"];
          },
        ];
      };
      user_roles: {
        Row: {
          role: Database["public"]["Enums"]["app_role"];
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          role: Database["public"]["Enums"]["app_role"];
          user_id: string;
        };
        Update: {
          role?: Database["public"]["Enums"]["app_role"];
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "user_roles_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      zip_codes: {
        Row: {
          city: string;
          latitude: number;
          longitude: number;
          state: string;
          zip: string;
        };
        ComputedFields: never;
        Insert: {
          city: string;
          latitude: number;
          longitude: number;
          state: string;
          zip: string;
        };
        Update: {
          city?: string;
          latitude?: number;
          longitude?: number;
          state?: string;
          zip?: string;
        };
        Relationships: [];
      };
    };
    Views: {
      alert_cards: {
        Row: {
          created_at: string;
          doctor_id: string | null;
          found_count: number | null;
          found_ids: string[] | null;
          found_names: string[] | null;
          id: string;
          place: string | null;
          practice_name: string | null;
        };
        ComputedFields: never;
        Relationships: [
          {
            foreignKeyName: "alerts_doctor_id_fkey";
            columns: ["doctor_id"];
            isOneToOne: false;
            referencedRelation: "doctors";
            referencedColumns: ["id"];
          },
        ];
      };
      comment_cards: {
        Row: {
          author_avatar_url: string | null;
          author_name: string | null;
          content: string;
          created_at: string;
          edited_at: string | null;
          hidden_at: string | null;
          id: string;
          is_author: boolean | null;
          is_owner: boolean | null;
          is_physician: boolean | null;
          post_id: string;
          user_id: string;
        };
        ComputedFields: never;
        Relationships: [
          {
            foreignKeyName: "post_comments_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "post_cards";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "post_comments_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "posts";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "post_comments_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      notification_cards: {
        Row: {
          actor_count: number | null;
          actor_name: string | null;
          alert_id: string | null;
          detail: string | null;
          doctor_id: string | null;
          found_count: number | null;
          id: string;
          kind: Database["public"]["Enums"]["notification_kind"];
          note: string | null;
          post_excerpt: string | null;
          post_id: string | null;
          practice_name: string | null;
          read_at: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Relationships: [
          {
            foreignKeyName: "notifications_alert_id_fkey";
            columns: ["alert_id"];
            isOneToOne: false;
            referencedRelation: "alert_cards";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "notifications_alert_id_fkey";
            columns: ["alert_id"];
            isOneToOne: false;
            referencedRelation: "alerts";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "notifications_doctor_id_fkey";
            columns: ["doctor_id"];
            isOneToOne: false;
            referencedRelation: "doctors";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "notifications_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "post_cards";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "notifications_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "posts";
            referencedColumns: ["id"];
          },
        ];
      };
      post_cards: {
        Row: {
          affiliated: boolean;
          author_avatar_url: string | null;
          author_name: string | null;
          comment_count: number;
          content: string;
          created_at: string;
          doctor_id: string | null;
          edited_at: string | null;
          featured_at: string | null;
          hidden_at: string | null;
          id: string;
          is_liked: boolean | null;
          is_owner: boolean | null;
          is_physician: boolean | null;
          is_shared: boolean | null;
          kind: Database["public"]["Enums"]["post_kind"];
          like_count: number;
          practice_name: string | null;
          share_count: number;
          user_id: string;
        };
        ComputedFields: never;
        Relationships: [
          {
            foreignKeyName: "posts_doctor_id_fkey";
            columns: ["doctor_id"];
            isOneToOne: false;
            referencedRelation: "doctors";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "posts_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
    };
    Functions: {
      check_place: {
        Args: { city: string; state: string; zip: string };
        Returns: {
          message: string;
          right_city: string;
          right_state: string;
        }[];
      };
      check_upload: { Args: Record<PropertyKey, never>; Returns: undefined };
      close_report: { Args: { resolution?: string; target: string }; Returns: undefined };
      comment_page: {
        Args: { after_created_at?: string; after_id?: string; page_size?: number; target: string };
        Returns: {
          author_avatar_url: string | null;
          author_name: string | null;
          content: string;
          created_at: string;
          edited_at: string | null;
          hidden_at: string | null;
          id: string;
          is_author: boolean | null;
          is_owner: boolean | null;
          is_physician: boolean | null;
          post_id: string;
          user_id: string;
        }[];
        SetofOptions: {
          from: "*";
          to: "comment_cards";
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      confirm_listing: { Args: { target: string }; Returns: string };
      count_newer_posts: { Args: { after_created_at: string; after_id: string }; Returns: number };
      current_member: {
        Args: Record<PropertyKey, never>;
        Returns: {
          avatar_url: string;
          full_name: string;
          roles: Database["public"]["Enums"]["app_role"][];
          suspended_because: string;
          unread_count: number;
        }[];
      };
      decide_change: {
        Args: { is_accepted: boolean; reason?: string; seen_version: number; target: string };
        Returns: undefined;
      };
      decide_claim: {
        Args: {
          claimant: string;
          is_approved: boolean;
          is_without_evidence?: boolean;
          reason?: string;
          seen_version: number;
          target: string;
        };
        Returns: undefined;
      };
      decide_correction: {
        Args: { is_accepted: boolean; note?: string; target: string };
        Returns: undefined;
      };
      decide_listing: {
        Args: { is_verified: boolean; reason?: string; seen_version: number; target: string };
        Returns: undefined;
      };
      decide_listings: {
        Args: { is_verified: boolean; reason?: string; seen: Json };
        Returns: {
          id: string;
          problem: string;
        }[];
      };
      delete_account: { Args: Record<PropertyKey, never>; Returns: undefined };
      delete_comment: { Args: { target: string }; Returns: undefined };
      delete_post: { Args: { target: string }; Returns: undefined };
      describe_place: {
        Args: { in_city?: string; in_state: string };
        Returns: {
          city: string;
          median_price: number;
          practice_count: number;
          priced_count: number;
        }[];
      };
      desk_counts: {
        Args: Record<PropertyKey, never>;
        Returns: {
          changes: number;
          claims: number;
          corrections: number;
          listings: number;
          messages: number;
          reports: number;
        }[];
      };
      desk_evidence: {
        Args: { listings: string[] };
        Returns: {
          listing_id: string;
          look_alikes: Json;
          refused_before: number;
          verified_before: number;
        }[];
      };
      desk_listings: {
        Args: {
          in_ownership?: Database["public"]["Enums"]["listing_ownership"];
          in_region?: string;
          in_state?: Database["public"]["Enums"]["listing_state"];
          page_size?: number;
          query?: string;
          start?: number;
        };
        Returns: {
          accepting_new_patients: boolean | null;
          address_city: string;
          address_state: string;
          address_street: string | null;
          address_zip: string;
          bio: string | null;
          booking_url: string | null;
          claim_status: Database["public"]["Enums"]["claim_status"];
          claimed_by: string | null;
          confirmed_at: string | null;
          created_at: string;
          credentials: string | null;
          enrollment_fee: number | null;
          enrollment_url: string | null;
          family_cap: number | null;
          id: string;
          import_batch_id: string | null;
          languages: string[];
          latitude: number | null;
          longitude: number | null;
          merged_into: string | null;
          monthly_price: number | null;
          npi: string | null;
          owned_since: string | null;
          ownership: Database["public"]["Enums"]["listing_ownership"];
          phone: string | null;
          photo_url: string | null;
          practice_name: string;
          refusals: number;
          specialty: string | null;
          state: Database["public"]["Enums"]["listing_state"];
          state_reason: string | null;
          submitted_by: string | null;
          telehealth_only: boolean;
          updated_at: string;
          user_id: string | null;
          verified: boolean;
          version: number;
          visit_fee: number | null;
          website: string | null;
          yearly_price: number | null;
        }[];
        SetofOptions: {
          from: "*";
          to: "doctors";
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      desk_members: {
        Args: { only_suspended?: boolean; page_size?: number; query?: string; start?: number };
        Returns: {
          avatar_url: string;
          created_at: string;
          email: string;
          full_name: string;
          id: string;
          roles: Database["public"]["Enums"]["app_role"][];
          suspended_at: string;
          suspended_because: string;
        }[];
      };
      explain_search: {
        Args: { search: string };
        Returns: {
          kind: string;
          label: string;
          without: string;
        }[];
      };
      export_my_data: { Args: Record<PropertyKey, never>; Returns: Json };
      feature_story: { Args: { is_featured: boolean; target: string }; Returns: undefined };
      feed_page: {
        Args: { before_created_at?: string; before_id?: string };
        Returns: {
          affiliated: boolean;
          author_avatar_url: string | null;
          author_name: string | null;
          comment_count: number;
          content: string;
          created_at: string;
          doctor_id: string | null;
          edited_at: string | null;
          featured_at: string | null;
          hidden_at: string | null;
          id: string;
          is_liked: boolean | null;
          is_owner: boolean | null;
          is_physician: boolean | null;
          is_shared: boolean | null;
          kind: Database["public"]["Enums"]["post_kind"];
          like_count: number;
          practice_name: string | null;
          share_count: number;
          user_id: string;
        }[];
        SetofOptions: {
          from: "*";
          to: "post_cards";
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      file_rival_claim: { Args: { target: string }; Returns: undefined };
      filter_counts: {
        Args: {
          filters?: Json;
          near_latitude?: number;
          near_longitude?: number;
          radius_miles?: number;
          search?: string;
        };
        Returns: {
          count: number;
          filter: string;
          is_least: boolean;
          value: string;
        }[];
      };
      find_similar_listings: {
        Args: { name: string; zip: string };
        Returns: {
          address_city: string;
          address_state: string;
          id: string;
          practice_name: string;
          similarity: number;
          verified: boolean;
        }[];
      };
      home_stories: {
        Args: Record<PropertyKey, never>;
        Returns: {
          affiliated: boolean;
          author_avatar_url: string | null;
          author_name: string | null;
          comment_count: number;
          content: string;
          created_at: string;
          doctor_id: string | null;
          edited_at: string | null;
          featured_at: string | null;
          hidden_at: string | null;
          id: string;
          is_liked: boolean | null;
          is_owner: boolean | null;
          is_physician: boolean | null;
          is_shared: boolean | null;
          kind: Database["public"]["Enums"]["post_kind"];
          like_count: number;
          practice_name: string | null;
          share_count: number;
          user_id: string;
        }[];
        SetofOptions: {
          from: "*";
          to: "post_cards";
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      household_prices: {
        Args: { ages: number[]; listing_ids: string[] };
        Returns: {
          doctor_id: string;
          each_year: number;
          enrollment: number;
          first_year: number;
          is_capped: boolean;
          monthly: number;
          unpriced_adults: number;
          unpriced_children: number;
        }[];
      };
      import_listings: {
        Args: {
          batch?: string;
          duplicates_before?: number;
          file_name?: string;
          is_dry_run?: boolean;
          mode?: Database["public"]["Enums"]["import_mode"];
          rejected_before?: number;
          rows: Json;
        };
        Returns: {
          changes: Json;
          doctor_id: string;
          outcome: string;
          reason: string;
          row_number: number;
        }[];
      };
      list_places: {
        Args: { in_city?: string; in_state: string };
        Returns: {
          city: string;
          miles: number;
          practice_count: number;
          slug: string;
          state: string;
        }[];
      };
      listing_cards: {
        Args: { listing_ids: string[] };
        Returns: {
          accepting_new_patients: boolean;
          address_city: string;
          address_state: string;
          asked_id: string;
          bio: string;
          credentials: string;
          distance_miles: number;
          id: string;
          monthly_price: number;
          ownership: Database["public"]["Enums"]["listing_ownership"];
          photo_url: string;
          practice_name: string;
          specialty: string;
          telehealth_only: boolean;
        }[];
      };
      map_clusters: {
        Args: {
          east?: number;
          filters?: Json;
          near_latitude?: number;
          near_longitude?: number;
          north?: number;
          radius_miles?: number;
          search?: string;
          south?: number;
          west?: number;
          zoom?: number;
        };
        Returns: {
          address_city: string;
          address_state: string;
          count: number;
          doctor_ids: string[];
          is_estimate: boolean;
          is_one_spot: boolean;
          latitude: number;
          longitude: number;
          practice_name: string;
        }[];
      };
      merge_listings: {
        Args: { reason?: string; source: string; target: string };
        Returns: undefined;
      };
      merged_into: { Args: { target: string }; Returns: string };
      moderate_comment: {
        Args: {
          act: Database["public"]["Enums"]["moderation_act"];
          reason?: string;
          target: string;
        };
        Returns: undefined;
      };
      moderate_post: {
        Args: {
          act: Database["public"]["Enums"]["moderation_act"];
          reason?: string;
          target: string;
        };
        Returns: undefined;
      };
      move_own_listing: { Args: { act: string; target: string }; Returns: undefined };
      place_doctors: {
        Args: { after?: string; in_city?: string; in_state: string; page_size?: number };
        Returns: {
          accepting_new_patients: boolean;
          address_city: string;
          address_state: string;
          bio: string;
          corrected: string;
          credentials: string;
          distance_miles: number;
          id: string;
          is_nearest_fallback: boolean;
          monthly_price: number;
          ownership: Database["public"]["Enums"]["listing_ownership"];
          page_cursor: string;
          photo_url: string;
          place: string;
          place_radius: number;
          practice_name: string;
          specialty: string;
          telehealth_only: boolean;
          total: number;
        }[];
      };
      reassign_listing: {
        Args: { new_owner: string; reason: string; seen_version?: number; target: string };
        Returns: undefined;
      };
      replace_membership_tiers: { Args: { target: string; tiers: Json }; Returns: undefined };
      reports_about: {
        Args: { member: string };
        Returns: {
          closed_at: string | null;
          comment_id: string | null;
          created_at: string;
          doctor_id: string | null;
          id: string;
          note: string | null;
          post_id: string | null;
          reason: Database["public"]["Enums"]["report_reason"];
          reporter_id: string | null;
          resolution: string | null;
          status: Database["public"]["Enums"]["report_status"];
        }[];
        SetofOptions: {
          from: "*";
          to: "reports";
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      request_contacts: {
        Args: Record<PropertyKey, never>;
        Returns: {
          email: string;
          full_name: string;
          request_id: string;
        }[];
      };
      restore_comment: { Args: { target: string }; Returns: undefined };
      restore_member: { Args: { target: string }; Returns: undefined };
      restore_post: { Args: { target: string }; Returns: undefined };
      rule_over_listing: {
        Args: { act: string; reason?: string; seen_version?: number; target: string };
        Returns: undefined;
      };
      save_listings: { Args: { listing_ids: string[] }; Returns: number };
      search_doctors: {
        Args: {
          after?: string;
          filters?: Json;
          near_latitude?: number;
          near_longitude?: number;
          page_size?: number;
          radius_miles?: number;
          search?: string;
        };
        Returns: {
          accepting_new_patients: boolean;
          address_city: string;
          address_state: string;
          bio: string;
          corrected: string;
          credentials: string;
          distance_miles: number;
          id: string;
          is_nearest_fallback: boolean;
          monthly_price: number;
          ownership: Database["public"]["Enums"]["listing_ownership"];
          page_cursor: string;
          photo_url: string;
          place: string;
          place_radius: number;
          practice_name: string;
          specialty: string;
          telehealth_only: boolean;
          total: number;
        }[];
      };
      search_log: {
        Args: { query: string };
        Returns: {
          action: string;
          actor: string | null;
          at: string;
          id: number;
          reason: string | null;
          subject: string | null;
          target_id: string;
          target_table: string;
        }[];
        SetofOptions: {
          from: "*";
          to: "moderation_log";
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      set_role: {
        Args: {
          is_granted: boolean;
          role: Database["public"]["Enums"]["app_role"];
          target: string;
        };
        Returns: undefined;
      };
      settle_contact_message: {
        Args: { outcome: Database["public"]["Enums"]["contact_message_status"]; target: string };
        Returns: undefined;
      };
      suggest_searches: {
        Args: { typed: string };
        Returns: {
          detail: string;
          doctor_id: string;
          kind: string;
          label: string;
        }[];
      };
      suspend_member: { Args: { reason: string; target: string }; Returns: undefined };
      take_down_reported: {
        Args: { reason: string; seen_version?: number; target: string };
        Returns: undefined;
      };
      telehealth_listings: {
        Args: {
          filters?: Json;
          near_latitude?: number;
          near_longitude?: number;
          radius_miles?: number;
          search?: string;
        };
        Returns: {
          accepting_new_patients: boolean;
          address_city: string;
          address_state: string;
          bio: string;
          credentials: string;
          distance_miles: number;
          id: string;
          monthly_price: number;
          onward_search: string;
          ownership: Database["public"]["Enums"]["listing_ownership"];
          photo_url: string;
          practice_name: string;
          specialty: string;
          state_name: string;
          telehealth_only: boolean;
        }[];
      };
      tell_of_new: { Args: { place: string }; Returns: string };
      tell_when_accepting: { Args: { listing: string }; Returns: string };
      undo_import: { Args: { batch: string; is_dry_run?: boolean }; Returns: Json };
      update_request: {
        Args: {
          new_reply?: string;
          new_status: Database["public"]["Enums"]["request_status"];
          target: string;
        };
        Returns: undefined;
      };
      withdraw_change: { Args: { target: string }; Returns: undefined };
      withdraw_claim: { Args: { target: string }; Returns: undefined };
    };
    Enums: {
      app_role: "patient" | "doctor" | "admin";
      change_state: "open" | "accepted" | "declined" | "withdrawn";
      claim_state:
        | "pending"
        | "rival"
        | "approved"
        | "rejected"
        | "withdrawn"
        | "lapsed"
        | "revoked";
      claim_status: "unclaimed" | "pending" | "approved";
      contact_message_status: "open" | "answered" | "spam";
      correction_status: "open" | "accepted" | "declined";
      import_mode: "add" | "update" | "both";
      listing_ownership: "none" | "claimed" | "owned";
      listing_state: "waiting" | "public" | "refused" | "withdrawn";
      moderation_act: "hide" | "restore" | "delete";
      notification_kind:
        | "like"
        | "comment"
        | "claim"
        | "listing"
        | "correction"
        | "change"
        | "request"
        | "report"
        | "moderation"
        | "account"
        | "alert";
      post_kind: "post" | "story";
      report_reason:
        | "inaccurate"
        | "closed"
        | "not_dpc"
        | "spam"
        | "offensive"
        | "unsafe"
        | "other";
      report_status: "open" | "closed";
      request_kind: "membership" | "appointment";
      request_status: "sent" | "seen" | "answered" | "declined" | "withdrawn" | "ended";
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] & DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {
      app_role: ["patient", "doctor", "admin"],
      change_state: ["open", "accepted", "declined", "withdrawn"],
      claim_state: ["pending", "rival", "approved", "rejected", "withdrawn", "lapsed", "revoked"],
      claim_status: ["unclaimed", "pending", "approved"],
      contact_message_status: ["open", "answered", "spam"],
      correction_status: ["open", "accepted", "declined"],
      import_mode: ["add", "update", "both"],
      listing_ownership: ["none", "claimed", "owned"],
      listing_state: ["waiting", "public", "refused", "withdrawn"],
      moderation_act: ["hide", "restore", "delete"],
      notification_kind: [
        "like",
        "comment",
        "claim",
        "listing",
        "correction",
        "change",
        "request",
        "report",
        "moderation",
        "account",
        "alert",
      ],
      post_kind: ["post", "story"],
      report_reason: ["inaccurate", "closed", "not_dpc", "spam", "offensive", "unsafe", "other"],
      report_status: ["open", "closed"],
      request_kind: ["membership", "appointment"],
      request_status: ["sent", "seen", "answered", "declined", "withdrawn", "ended"],
    },
  },
} as const;
