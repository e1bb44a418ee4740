// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {MerkleProof} from "@openzeppelin/contracts/utils/cryptography/MerkleProof.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {IRabbitAirdrop} from "../interfaces/IRabbitAirdrop.sol";
import {ExactTransfer} from "../libraries/ExactTransfer.sol";
import {ForMany} from "../libraries/ForMany.sol";
import {LockMath} from "../libraries/LockMath.sol";
import {Payments} from "../libraries/Payments.sol";
import {ReentrancyLock} from "../libraries/ReentrancyLock.sol";
import {TokenMetadata} from "../libraries/TokenMetadata.sol";

/// @title RabbitAirdrop: tokens for the accounts of a list, at once or in parts (MRK-01, MRK-03)
/// @notice No owner, no pause, no upgrade, no fee, no arbitrary call. What a campaign holds leaves only to accounts of its
/// list, on time, and after its date what is left to its creator.
contract RabbitAirdrop is IRabbitAirdrop, ReentrancyLock {
    using SafeERC20 for IERC20;

    error InvalidToken();
    error InvalidAmount();
    error AirdropTooLarge();
    error InvalidRoot();
    error InvalidList();
    error DateTooLarge();
    error InvalidTgeBps();
    error InvalidCycle();
    error InvalidCycleBps();
    error ReclaimTooSoon();
    error UnknownAirdrop();
    error InvalidProof();
    error NothingToClaim();
    error NotCreator();
    error ReclaimNotYet();
    error NothingToReclaim();

    /// @dev Four packed words and the CID. At once needs no cycle: such a claim reads the first three only.
    struct Entry {
        address token;
        uint40 start;
        uint16 tgeBps;
        uint16 cycleBps;
        bool isReclaimed;
        uint128 amount;
        uint128 paid;
        bytes32 root;
        address creator;
        uint40 reclaimFrom;
        uint32 cycle;
        string list;
    }

    /// @notice The id of the first campaign.
    uint256 public constant FIRST_ID = 1;

    /// @notice Between the last release and the first day on which the creator may take the rest, in seconds.
    uint256 public constant CLAIM_PERIOD = 7 days;

    /// @notice The longest CID, in bytes.
    uint256 public constant MAX_LIST = 128;

    /// @inheritdoc IRabbitAirdrop
    uint256 public campaignCount;
    mapping(uint256 id => Entry) private _campaigns;
    /// @dev Paid to a row so far; two rows share a word.
    mapping(uint256 id => mapping(uint256 half => uint128[2])) private _claimed;

    /// @inheritdoc IRabbitAirdrop
    function create(Terms calldata terms) external nonReentrant returns (uint256 id) {
        _check(terms);
        ExactTransfer.pull(terms.token, msg.sender, address(this), terms.amount);
        id = ++campaignCount;
        Entry storage entry = _campaigns[id];
        (entry.token, entry.start) = (terms.token, uint40(terms.start));
        (entry.tgeBps, entry.cycleBps, entry.cycle) = (uint16(terms.tgeBps), uint16(terms.cycleBps), uint32(terms.cycle));
        (entry.amount, entry.root) = (uint128(terms.amount), terms.root);
        (entry.creator, entry.reclaimFrom) = (msg.sender, uint40(terms.reclaimFrom));
        entry.list = terms.list;
        emit AirdropCreated(id, msg.sender, terms.token, TokenMetadata.read(terms.token), terms);
    }

    /// @inheritdoc IRabbitAirdrop
    function claimFor(uint256 id, uint256 index, address account, uint256 amount, bytes32[] calldata proof)
        external
        nonReentrant
    {
        Entry storage entry = _known(id);
        // hashed twice, so that no inner node of a tree is the leaf of a row
        bytes32 leaf = keccak256(bytes.concat(keccak256(abi.encode(index, account, amount))));
        if (!MerkleProof.verifyCalldata(proof, entry.root, leaf)) revert InvalidProof();
        uint128[2] storage pair = _claimed[id][index / 2];
        uint256 before = pair[index % 2];
        uint256 payment = _due(entry, amount, before);
        if (payment == 0) revert NothingToClaim();
        // neither sum is above the campaign's amount
        unchecked {
            pair[index % 2] = uint128(before + payment);
            entry.paid += uint128(payment);
        }
        emit AirdropClaimed(id, index, account, payment);
        IERC20(entry.token).safeTransfer(account, payment);
    }

    /// @inheritdoc IRabbitAirdrop
    /// @dev Not guarded: it changes nothing of its own, and each of its calls has the guard.
    function claimForMany(uint256 id, Claim[] calldata claims) external {
        bool isAnyPaid;
        for (uint256 i; i < claims.length; ++i) {
            Claim calldata each = claims[i];
            bytes memory data = abi.encodeCall(this.claimFor, (id, each.index, each.account, each.amount, each.proof));
            if (_attempt(data)) isAnyPaid = true;
        }
        if (!isAnyPaid) revert NothingToClaim();
    }

    /// @inheritdoc IRabbitAirdrop
    function reclaim(uint256 id) external nonReentrant {
        Entry storage entry = _known(id);
        if (msg.sender != entry.creator) revert NotCreator();
        if (block.timestamp < entry.reclaimFrom) revert ReclaimNotYet();
        uint256 rest = _rest(entry);
        if (rest == 0) revert NothingToReclaim();
        entry.isReclaimed = true;
        emit AirdropReclaimed(id, rest);
        IERC20(entry.token).safeTransfer(msg.sender, rest);
    }

    /// @inheritdoc IRabbitAirdrop
    function campaign(uint256 id) external view returns (Campaign memory) {
        Entry storage entry = _known(id);
        Terms memory terms = Terms(
            entry.token,
            entry.amount,
            entry.root,
            entry.start,
            entry.tgeBps,
            entry.cycle,
            entry.cycleBps,
            entry.reclaimFrom,
            entry.list
        );
        return Campaign(terms, entry.creator, entry.paid, entry.isReclaimed);
    }

    /// @inheritdoc IRabbitAirdrop
    function claimed(uint256 id, uint256 index) public view returns (uint256) {
        _known(id);
        return _claimed[id][index / 2][index % 2];
    }

    /// @inheritdoc IRabbitAirdrop
    function due(uint256 id, uint256 index, uint256 amount) external view returns (uint256) {
        return _due(_known(id), amount, claimed(id, index));
    }

    /// @dev As `ForMany.run`, with the gas of one item; what a call has more than a word is encoded before the gas is counted.
    function _attempt(bytes memory data) private returns (bool isDone) {
        if (gasleft() < ForMany.GAS_TO_TRY) revert Payments.NotEnoughGas();
        uint256 gasLimit = ForMany.GAS_EACH;
        assembly ("memory-safe") {
            // nothing is copied back: a large answer costs nobody
            isDone := call(gasLimit, address(), 0, add(data, 32), mload(data), 0, 0)
        }
    }

    function _check(Terms calldata terms) private view {
        if (terms.token.code.length == 0) revert InvalidToken();
        if (terms.amount == 0) revert InvalidAmount();
        if (terms.amount > type(uint128).max) revert AirdropTooLarge();
        if (terms.root == 0) revert InvalidRoot();
        uint256 size = bytes(terms.list).length;
        if (size == 0 || size > MAX_LIST) revert InvalidList();
        if (terms.start > type(uint40).max || terms.reclaimFrom > type(uint40).max) revert DateTooLarge();
        uint256 lastRelease = Math.max(terms.start + _checkParts(terms), block.timestamp);
        if (terms.reclaimFrom < lastRelease + CLAIM_PERIOD) revert ReclaimTooSoon();
    }

    /// @return period from the first release to the last, in seconds
    function _checkParts(Terms calldata terms) private pure returns (uint256 period) {
        (uint256 tgeBps, uint256 cycle, uint256 cycleBps) = (terms.tgeBps, terms.cycle, terms.cycleBps);
        if (tgeBps > LockMath.BASIS_POINTS) revert InvalidTgeBps();
        if (cycle > type(uint32).max) revert InvalidCycle();
        if (cycle == 0) {
            if (tgeBps != LockMath.BASIS_POINTS) revert InvalidTgeBps();
            if (cycleBps != 0) revert InvalidCycleBps();
            return 0;
        }
        if (cycleBps == 0 || cycleBps > LockMath.BASIS_POINTS) revert InvalidCycleBps();
        return Math.ceilDiv(LockMath.BASIS_POINTS - tgeBps, cycleBps) * cycle;
    }

    function _known(uint256 id) private view returns (Entry storage entry) {
        entry = _campaigns[id];
        if (entry.token == address(0)) revert UnknownAirdrop();
    }

    /// @dev A list that promises more than there is: the last account gets what is left. One that names a row twice pays
    /// the row once.
    function _due(Entry storage entry, uint256 amount, uint256 before) private view returns (uint256) {
        if (amount > type(uint128).max) revert AirdropTooLarge();
        uint256 tgeBps = entry.tgeBps;
        uint256 cycle = tgeBps == LockMath.BASIS_POINTS ? 0 : entry.cycle;
        uint256 released = LockMath.released(amount, entry.start, tgeBps, cycle, entry.cycleBps, block.timestamp);
        return Math.min(Math.saturatingSub(released, before), _rest(entry));
    }

    function _rest(Entry storage entry) private view returns (uint256) {
        return entry.isReclaimed ? 0 : entry.amount - entry.paid;
    }
}
