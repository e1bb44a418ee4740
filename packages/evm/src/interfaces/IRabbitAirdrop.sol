// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {TokenMeta} from "./TokenMeta.sol";

/// @title RabbitAirdrop: tokens for the accounts of a list, at once or in parts
/// @notice No owner, no pause, no upgrade, no fee. A campaign's ids start at 1.
interface IRabbitAirdrop {
    /// @notice What a creator promises. Amounts in base units of the token, dates in unix seconds, cycle in seconds, bps of
    /// 10,000. `tgeBps` of each row is due at `start`, `cycleBps` every `cycle` seconds after it; at once is 10,000, 0 and 0.
    /// `root` is that of OpenZeppelin's StandardMerkleTree over `(uint256 index, address account, uint256 amount)`, index
    /// from 0 in the order of the list; `list` is the CID under which the list can be read, which the contract does not check.
    struct Terms {
        address token;
        uint256 amount;
        bytes32 root;
        uint256 start;
        uint256 tgeBps;
        uint256 cycle;
        uint256 cycleBps;
        uint256 reclaimFrom;
        string list;
    }

    /// @notice A campaign; `paid` in base units, to all accounts so far.
    struct Campaign {
        Terms terms;
        address creator;
        uint256 paid;
        bool isReclaimed;
    }

    /// @notice A row of the list with its proof; `amount` is the row's whole amount.
    struct Claim {
        uint256 index;
        address account;
        uint256 amount;
        bytes32[] proof;
    }

    /// @notice `meta` is what the token says of itself at that moment.
    event AirdropCreated(
        uint256 indexed id, address indexed creator, address indexed token, TokenMeta meta, Terms terms
    );
    /// @notice `amount` left now, for one row of the list.
    event AirdropClaimed(uint256 indexed id, uint256 indexed index, address indexed account, uint256 amount);
    /// @notice `amount` went back to the creator; nothing more is due.
    event AirdropReclaimed(uint256 indexed id, uint256 amount);

    /// @notice Takes `terms.amount` of the caller's tokens for the accounts of the list; for anybody who has approved them.
    /// The list may promise more than that: then who claims first is paid. Reverts with InvalidToken, InvalidAmount,
    /// AirdropTooLarge from 2^128 on, InvalidRoot for zero, InvalidList for no CID or one above 128 bytes, DateTooLarge,
    /// InvalidTgeBps, InvalidCycle, InvalidCycleBps, ReclaimTooSoon where `reclaimFrom` is less than 7 days after the last
    /// release or after now, and with InexactTransfer for a token with a fee.
    function create(Terms calldata terms) external returns (uint256 id);

    /// @notice Sends `account` what is due to row `index`, whose whole amount is `amount`; for anybody. Reverts with
    /// UnknownAirdrop, InvalidProof, AirdropTooLarge, NothingToClaim (too early, all paid, nothing left or reclaimed).
    function claimFor(uint256 id, uint256 index, address account, uint256 amount, bytes32[] calldata proof) external;

    /// @notice `claimFor` each of `claims`, for anybody; what is refused is passed over and changes nothing. Reverts with
    /// NothingToClaim where nothing was sent, and with NotEnoughGas where less than 210,000 is left for the next row.
    function claimForMany(uint256 id, Claim[] calldata claims) external;

    /// @notice The creator takes back what nobody has claimed, from `reclaimFrom` on. Reverts with UnknownAirdrop, NotCreator,
    /// ReclaimNotYet, NothingToReclaim where all is claimed or was taken back.
    function reclaim(uint256 id) external;

    /// @notice Reverts with UnknownAirdrop.
    function campaign(uint256 id) external view returns (Campaign memory);

    /// @notice Base units paid to row `index` so far. Reverts with UnknownAirdrop.
    function claimed(uint256 id, uint256 index) external view returns (uint256);

    /// @notice Base units that `claimFor` of a row of `amount` would pay now, if the list has that row. Reverts with
    /// UnknownAirdrop, AirdropTooLarge.
    function due(uint256 id, uint256 index, uint256 amount) external view returns (uint256);

    /// @notice Campaigns so far: their ids are 1 to this.
    function campaignCount() external view returns (uint256);
}
